-- Written by hand. Holds what a turn is about to end: the learner's lock, its try, and the mistakes it touches, in an order
-- that is the same for all turns. Raises EC003 when the try has ended otherwise, or another one has begun.
-- Everything else that is locked, a sheet or the user's row, is locked after it.
CREATE FUNCTION hold_turn(turn jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared((turn->>'lock')::integer, (turn->>'userId')::integer);
  PERFORM 1 FROM "Exchange" WHERE "id" = (turn->>'exchangeId')::uuid AND "attempt" = (turn->>'attempt')::integer
    AND "status" = 'pending' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION USING ERRCODE = 'EC003', MESSAGE = 'the try has ended';
  END IF;
  PERFORM 1 FROM "Finding" WHERE "id" IN (
    SELECT jsonb_array_elements_text((turn->'resolvedIds') || (turn->'attemptedIds') || (turn->'droppedIds'))::uuid
  ) ORDER BY "id" FOR UPDATE;
END $$;

-- Written by hand. Stores the mistakes of a message, ends those it puts right, counts attempts at others, takes off those that
-- are none, and notes what all of it shows of the student's topics. Of the topic "other" nothing is noted: nothing
-- can be trained by that name. Answers how many were still open when they were put right (of two ways to put one right at
-- the same time, one counts), and which were taken off.
CREATE FUNCTION note_english(turn jsonb, OUT resolved integer, OUT dropped jsonb) LANGUAGE plpgsql AS $$
DECLARE
  student CONSTANT integer := (turn->>'userId')::integer;
  at CONSTANT timestamptz := (turn->>'now')::timestamptz;
  observation_ids CONSTANT jsonb := turn->'observationIds';
BEGIN
  INSERT INTO "Finding" ("id", "messageId", "topic", "source", "start", "end", "quote", "explanation", "hints",
    "correction", "secret")
  SELECT f."id", (turn->>'messageId')::uuid, f."topic", f."source", f."start", f."end", f."quote", f."explanation",
    f."hints", f."correction", f."secret"
  FROM jsonb_to_recordset(turn->'findings') AS f ("id" uuid, "topic" text, "source" "FindingSource", "start" integer,
    "end" integer, "quote" text, "explanation" text, "hints" text[], "correction" text, "secret" text);
  INSERT INTO "Observation" ("id", "userId", "topic", "kind", "sourceId", "seenAt")
  SELECT (observation_ids->>f."id")::uuid, student, f."topic", 'mistake', f."id"::uuid, at
  FROM jsonb_to_recordset(turn->'findings') AS f ("id" text, "topic" text) WHERE f."topic" <> 'other'
  ON CONFLICT DO NOTHING;

  WITH corrected AS (
    UPDATE "Finding" SET "resolvedAt" = at, "attempts" = "attempts" + 1
    WHERE "id" IN (SELECT jsonb_array_elements_text(turn->'resolvedIds')::uuid) AND "resolvedAt" IS NULL
    RETURNING "id", "topic"
  ), noted AS (
    INSERT INTO "Observation" ("id", "userId", "topic", "kind", "sourceId", "seenAt")
    SELECT (observation_ids->>c."id"::text)::uuid, student, c."topic", 'correction', c."id", at
    FROM corrected c WHERE c."topic" <> 'other'
    ON CONFLICT DO NOTHING
  )
  SELECT count(*) INTO resolved FROM corrected;

  UPDATE "Finding" SET "attempts" = "attempts" + 1
  WHERE "id" IN (SELECT jsonb_array_elements_text(turn->'attemptedIds')::uuid) AND "resolvedAt" IS NULL;

  -- Only the student's own, in their current conversation, and with what was seen in it.
  WITH taken_off AS (
    DELETE FROM "Finding" f USING "Message" m, "Conversation" c
    WHERE f."id" IN (SELECT jsonb_array_elements_text(turn->'droppedIds')::uuid) AND f."resolvedAt" IS NULL
      AND m."id" = f."messageId" AND c."id" = m."conversationId" AND c."currentForUserId" = student
    RETURNING f."id", f."topic", f."source"
  ), forgotten AS (
    DELETE FROM "Observation" WHERE "userId" = student AND "sourceId" IN (SELECT "id" FROM taken_off)
  )
  SELECT COALESCE(jsonb_agg(jsonb_build_object('topic', "topic", 'source', "source") ORDER BY "id"), '[]')
  INTO dropped FROM taken_off;

  INSERT INTO "Observation" ("id", "userId", "topic", "kind", "sourceId", "seenAt")
  SELECT s."id", student, s."topic", s."kind", s."sourceId", s."seenAt"
  FROM jsonb_to_recordset(turn->'seen')
    AS s ("id" uuid, "topic" text, "kind" "ObservationKind", "sourceId" uuid, "seenAt" timestamptz)
  ON CONFLICT DO NOTHING;
  DELETE FROM "Observation" WHERE "userId" = student
    AND "sourceId" IN (SELECT jsonb_array_elements_text(turn->'unseen')::uuid);
END $$;

-- Written by hand. Settles a turn: ends its try, notes what it showed, gives back what one at no cost was charged, awards
-- what is to be awarded, and stores the answer. Answers what was earned, which mistakes were taken off, and the user as they are
-- after it. Raises EC003 and changes nothing when the try has ended otherwise. The user's row and the day's count of help,
-- which other turns wait for, are locked last.
CREATE FUNCTION settle_turn(turn jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  student CONSTANT integer := (turn->>'userId')::integer;
  exchange_id CONSTANT uuid := (turn->>'exchangeId')::uuid;
  conversation CONSTANT uuid := (turn->>'conversationId')::uuid;
  at CONSTANT timestamptz := (turn->>'now')::timestamptz;
  is_free CONSTANT boolean := (turn->>'isFree')::boolean;
  practice CONSTANT jsonb := turn->'practice';
  english record;
  corrected integer;
  earned jsonb := turn->'reward';
BEGIN
  PERFORM hold_turn(turn);
  english := note_english(turn);

  IF turn ? 'giveBack' THEN
    PERFORM refund_send(student, turn#>>'{giveBack,kind}', "chargedHearts", (turn#>>'{giveBack,maxHearts}')::integer)
    FROM "Exchange" WHERE "id" = exchange_id;
  END IF;

  IF practice IS NOT NULL THEN
    -- Nothing is earned for a mistake that somebody else has put right meanwhile.
    corrected := LEAST((practice->>'corrections')::integer, english.resolved);
    earned := award_practice(practice || jsonb_build_object('corrections', corrected,
      'xp', CASE WHEN corrected > 0 THEN practice->'xpIfCorrected' ELSE practice->'xp' END));
  END IF;

  UPDATE "Exchange" SET "status" = 'settled', "reward" = earned, "lesson" = COALESCE(turn->'lesson', "lesson"),
    "worksheetId" = (turn->>'worksheetId')::uuid, "supportLevel" = turn->>'supportLevel',
    "supportCause" = turn->>'supportCause', "isSupportShown" = (turn->>'isSupportShown')::boolean,
    "isFree" = "isFree" OR is_free, "chargedHearts" = CASE WHEN is_free THEN 0 ELSE "chargedHearts" END
  WHERE "id" = exchange_id;
  -- Of a conversation only the newest lesson is kept.
  IF turn ? 'lesson' THEN
    UPDATE "Exchange" SET "lesson" = NULL
    WHERE "conversationId" = conversation AND "id" < exchange_id AND "lesson" IS NOT NULL;
  END IF;
  INSERT INTO "Message" ("id", "conversationId", "exchangeId", "sender", "text", "xpAwarded", "createdAt")
  VALUES ((turn#>>'{answer,id}')::uuid, conversation, exchange_id, 'ai', turn#>>'{answer,text}',
    NULLIF((earned->>'xpAwarded')::integer, 0), at);
  -- That the chat has named who helps: nothing of who it was, or of what was written.
  IF turn ? 'supportDay' THEN
    INSERT INTO "SupportCount" AS counted ("day", "level", "cause", "count")
    VALUES ((turn->>'supportDay')::date, turn->>'supportLevel', turn->>'supportCause', 1)
    ON CONFLICT ("day", "level", "cause") DO UPDATE SET "count" = counted."count" + 1;
  END IF;

  RETURN jsonb_build_object('reward', earned, 'dropped', english.dropped, 'user', (
    SELECT jsonb_build_object('isPro', "isPro", 'messagesCount', "messagesCount", 'homeworkUploadsCount',
      "homeworkUploadsCount", 'hearts', "hearts", 'heartsUpdatedAt', "heartsUpdatedAt", 'xp', "xp")
    FROM "User" WHERE "id" = student));
END $$;
