-- Written by hand. Charges a send under way: one message and one heart, or one homework (Pro: no heart), and one point of its throttle.
-- Answers the hearts taken. Raises EC001 where nothing is left, EC002 where the throttle is full, saying until when.
-- The user's row is locked before it is read, so that no number of sends at once gets past a limit. The arithmetic of
-- hearts is that of `heartsNow` in the rules of the rewards.
CREATE FUNCTION charge_send(send jsonb) RETURNS integer LANGUAGE plpgsql AS $$
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
  is_heart_taken := NOT (student."isPro" OR is_homework);
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

-- Gives back exactly what a send was charged.
CREATE FUNCTION refund_send(student integer, kind text, charged_hearts integer, most_hearts integer) RETURNS void
LANGUAGE sql AS $$
  UPDATE "User" SET
    "messagesCount" = GREATEST("messagesCount" - (kind = 'message')::integer, 0),
    "homeworkUploadsCount" = GREATEST("homeworkUploadsCount" - (kind = 'homework')::integer, 0),
    "hearts" = LEAST("hearts" + charged_hearts, GREATEST("hearts", most_hearts))
  WHERE "id" = student
$$;

-- Begins a send: takes its key, charges it and stores the student's message, in this order, or raises and leaves no trace:
-- 23505 where the key, or the verdict it answers, has its exchange already, and what `charge_send` raises. A send
-- without `charge` is free. Answers the conversation it is in and the hearts taken.
CREATE FUNCTION begin_turn(turn jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  at CONSTANT timestamptz := (turn->>'now')::timestamptz;
  student_id CONSTANT integer := (turn->>'userId')::integer;
  exchange_id CONSTANT uuid := (turn->>'id')::uuid;
  conversation uuid;
  hearts_taken integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock_shared((turn->>'lock')::integer, student_id);
  LOOP
    SELECT "id" INTO conversation FROM "Conversation" WHERE "currentForUserId" = student_id;
    EXIT WHEN FOUND;
    -- The unique key lets two first sends at once make only one.
    INSERT INTO "Conversation" ("id", "userId", "currentForUserId", "createdAt")
    VALUES ((turn->>'freshConversationId')::uuid, student_id, student_id, at)
    ON CONFLICT ("currentForUserId") DO NOTHING RETURNING "id" INTO conversation;
    EXIT WHEN FOUND;
  END LOOP;
  INSERT INTO "Exchange" ("id", "userId", "conversationId", "clientMessageId", "kind", "status", "chargedHearts", "isFree",
    "verdictOf", "leaseExpiresAt", "createdAt")
  VALUES (exchange_id, student_id, conversation, turn->>'clientMessageId', (turn->>'kind')::"ExchangeKind", 'pending', 0,
    (turn->>'isFree')::boolean, (turn->>'verdictOf')::uuid, (turn->>'leaseExpiresAt')::timestamptz, at);
  IF turn->'charge' IS NOT NULL THEN
    hearts_taken := charge_send(turn->'charge');
    IF hearts_taken > 0 THEN
      UPDATE "Exchange" SET "chargedHearts" = hearts_taken WHERE "id" = exchange_id;
    END IF;
  END IF;
  INSERT INTO "Message" ("id", "conversationId", "exchangeId", "sender", "text", "createdAt")
  VALUES ((turn#>>'{message,id}')::uuid, conversation, exchange_id, 'user', turn#>>'{message,text}', at);
  RETURN jsonb_build_object('conversationId', conversation, 'chargedHearts', hearts_taken);
END $$;
