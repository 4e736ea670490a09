-- Written by hand. Sheets to choose "never" or "ever" on were called by the name our rules have for it.
UPDATE "Worksheet" SET
  "title" = regexp_replace(
    regexp_replace("title", '^Double-negative(?=$|, )', 'Never ed ever'), '(?<=, )double-negative(?=$|, )', 'never ed ever'),
  "parts" = replace("parts"::text, '"topicName": "double-negative"', '"topicName": "never ed ever"')::jsonb
WHERE "parts" @> '[{"topicName": "double-negative"}]';
