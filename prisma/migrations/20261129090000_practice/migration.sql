-- Written by hand. Behind the day's three stand up to ten rounds of practice, which earns no XP.
ALTER TABLE "Exercise"
  DROP CONSTRAINT "Exercise_position_check",
  ADD CONSTRAINT "Exercise_position_check" CHECK ("position" BETWEEN 0 AND 32),
  ADD CONSTRAINT "Exercise_practice_check" CHECK ("position" < 3 OR "xpAwarded" = 0);
