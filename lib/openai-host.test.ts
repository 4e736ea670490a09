import { isOpenAiHost } from "./openai-host";

test.each([
  undefined,
  "",
  "https://api.openai.com/v1",
  "https://eu.api.openai.com/v1",
  "https://API.OPENAI.COM",
])("%s is OpenAI's own", (baseUrl) => expect(isOpenAiHost(baseUrl)).toBe(true));

test.each([
  "https://api.mistral.ai/v1",
  "https://notapi.openai.com.evil.example/v1",
  "https://evilapi.openai.com/v1",
  "https://casa.openai.azure.com/openai/v1",
  "http://127.0.0.1:11434/v1",
])("%s is another's", (baseUrl) => expect(isOpenAiHost(baseUrl)).toBe(false));
