-- Written by hand. The level at so many XP: 1 below the first threshold, then one more at it and at each step.
CREATE FUNCTION level_at(xp integer, levels jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN xp < (levels->>'first')::integer THEN 1
    ELSE 2 + (xp - (levels->>'first')::integer) / (levels->>'step')::integer END
$$;

-- Written by hand. Awards practice: XP under the cap of the day, and the badges that follow. Answers what was earned. The
-- figures are those of the rewards' rules; a badge for a level says at how many XP that level begins.
-- The user's row is held until the end, so that awards to one user come one after the other: each statement after the lock
-- sees what the award before has left. Whoever needs other locks takes them before.
CREATE FUNCTION award_practice(practice jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  student CONSTANT integer := (practice->>'userId')::integer;
  at CONSTANT timestamptz := (practice->>'now')::timestamptz;
  today CONSTANT date := (practice->>'day')::date;
  figures CONSTANT jsonb := practice->'figures';
  wanted integer := (practice->>'xp')::integer;
  given integer;
  xp_before integer;
  xp_after integer;
  messages_sum integer;
  corrections_sum integer;
  words_count integer;
  held text[];
  badge jsonb;
  earned text[] := '{}';
BEGIN
  SELECT "xp" INTO xp_before FROM "User" WHERE "id" = student FOR NO KEY UPDATE;

  -- A picture earns once, and so many do on a day.
  IF practice ? 'photo' THEN
    INSERT INTO "PhotoReward" ("userId", "digest", "day", "position")
    SELECT student, practice->>'photo', today, count(*) FROM "PhotoReward"
    WHERE "userId" = student AND "day" = today HAVING count(*) < (figures->>'photosPerDay')::integer
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN wanted := 0; END IF;
  END IF;

  given := GREATEST(0, LEAST(wanted, (figures->>'dailyXpCap')::integer
    - COALESCE((SELECT "xp" FROM "DailyActivity" WHERE "userId" = student AND "day" = today), 0)));
  INSERT INTO "UsedWord" ("userId", "word")
  SELECT student, jsonb_array_elements_text(practice->'words') ON CONFLICT DO NOTHING;
  INSERT INTO "DailyActivity" AS done ("userId", "day", "xp", "messages", "corrections")
  VALUES (student, today, given, (practice->>'messages')::integer, (practice->>'corrections')::integer)
  ON CONFLICT ("userId", "day") DO UPDATE SET "xp" = done."xp" + EXCLUDED."xp",
    "messages" = done."messages" + EXCLUDED."messages", "corrections" = done."corrections" + EXCLUDED."corrections";

  SELECT COALESCE(sum("messages"), 0), COALESCE(sum("corrections"), 0) INTO messages_sum, corrections_sum
  FROM "DailyActivity" WHERE "userId" = student;
  words_count := (SELECT count(*) FROM "UsedWord" WHERE "userId" = student);
  held := ARRAY(SELECT "badgeType"::text FROM "Achievement" WHERE "userId" = student);

  xp_after := xp_before + given;
  -- In the order of the rules, until no badge's own XP earns another.
  LOOP
    SELECT rule INTO badge FROM jsonb_array_elements(figures->'badges') WITH ORDINALITY AS rules (rule, place)
    WHERE rule->>'type' <> ALL (held) AND (rule->>'target')::integer <=
      CASE rule->>'measure' WHEN 'messages' THEN messages_sum WHEN 'corrections' THEN corrections_sum
        WHEN 'words' THEN words_count WHEN 'xp' THEN xp_after END
    ORDER BY place LIMIT 1;
    EXIT WHEN NOT FOUND;
    INSERT INTO "Achievement" ("id", "userId", "badgeType", "xpAwarded", "awardedAt")
    VALUES ((practice->'ids'->>cardinality(earned))::uuid, student, (badge->>'type')::"BadgeType",
      (badge->>'xp')::integer, at);
    held := held || (badge->>'type');
    earned := earned || (badge->>'type');
    xp_after := xp_after + (badge->>'xp')::integer;
  END LOOP;

  xp_after := LEAST(xp_after, (figures->>'maxXp')::integer);
  UPDATE "User" SET "xp" = xp_after, "progressVersion" = "progressVersion" + 1, "mirrorDueAt" = at
  WHERE "id" = student;
  RETURN jsonb_build_object(
    'xpAwarded', given,
    'leveledUp', level_at(xp_after, figures->'levels') > level_at(xp_before, figures->'levels'),
    'newLevel', level_at(xp_after, figures->'levels'),
    'badgeTypes', to_jsonb(earned));
END $$;
