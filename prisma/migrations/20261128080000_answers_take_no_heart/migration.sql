-- Written by hand. As before, but for the heart: the send says whether it takes one of whoever has no Pro, as a picture and the work
-- at an exercise that was brought do not.
CREATE OR REPLACE FUNCTION charge_send(send jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  at CONSTANT timestamptz := (send->>'now')::timestamptz;
  is_homework CONSTANT boolean := send->>'kind' = 'homework';
  most_hearts CONSTANT integer := (send->>'maxHearts')::integer;
  refill CONSTANT interval := (send->>'refillMs')::bigint * INTERVAL '1 millisecond';
  window_end CONSTANT timestamptz := at + (send->>'windowMs')::bigint * INTERVAL '1 millisecond';
  student "User";
  used integer;
  is_heart_taken boolean;
  regained integer;
  hearts_left integer;
  point "Throttle";
BEGIN
  SELECT * INTO STRICT student FROM "User" WHERE "id" = (send->>'userId')::integer FOR NO KEY UPDATE;
  -- Of an older process, which says nothing about it.
  is_heart_taken := NOT student."isPro" AND COALESCE((send->>'takesHeart')::boolean, NOT is_homework);
  regained := GREATEST(0, FLOOR(EXTRACT(EPOCH FROM at - student."heartsUpdatedAt") / EXTRACT(EPOCH FROM refill)));
  hearts_left := GREATEST(student."hearts", LEAST(most_hearts, student."hearts" + regained));
  used := CASE WHEN is_homework THEN student."homeworkUploadsCount" ELSE student."messagesCount" END;
  IF NOT student."isPro" AND used >= (send->>'limit')::integer OR is_heart_taken AND hearts_left <= 0 THEN
    RAISE EXCEPTION USING ERRCODE = 'EC001', MESSAGE = 'nothing left';
  END IF;
  UPDATE "User" SET
    "messagesCount" = "messagesCount" + CASE WHEN is_homework THEN 0 ELSE 1 END,
    "homeworkUploadsCount" = "homeworkUploadsCount" + CASE WHEN is_homework THEN 1 ELSE 0 END,
    "hearts" = CASE WHEN is_heart_taken THEN hearts_left - 1 ELSE "hearts" END,
    "heartsUpdatedAt" = CASE
      WHEN NOT is_heart_taken THEN "heartsUpdatedAt"
      WHEN hearts_left >= most_hearts THEN at
      ELSE "heartsUpdatedAt" + regained * refill END
  WHERE "id" = student."id";

  INSERT INTO "Throttle" AS t ("key", "points", "resetsAt") VALUES (send->>'throttle', 1, window_end)
  ON CONFLICT ("key") DO UPDATE SET
    "points" = CASE WHEN t."resetsAt" <= at THEN 1 ELSE t."points" + 1 END,
    "resetsAt" = CASE WHEN t."resetsAt" <= at THEN window_end ELSE t."resetsAt" END
  RETURNING * INTO point;
  IF point."points" > (send->>'max')::integer THEN
    RAISE EXCEPTION USING ERRCODE = 'EC002', MESSAGE = to_json(point."resetsAt")#>>'{}';
  END IF;
  RETURN is_heart_taken::integer;
END $$;
