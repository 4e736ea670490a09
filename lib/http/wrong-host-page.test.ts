import { wrongHostPage } from "./wrong-host-page";

test("who asks for another host is shown the way, and nothing that runs", async () => {
  const response = wrongHostPage("https://coach.example");
  expect(response.status).toBe(421);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = await response.text();
  expect(body).toContain('<html lang="it">');
  expect(body).toContain("Questo non è l’indirizzo di English Coach.");
  expect(body).toContain('<a href="https://coach.example">https://coach.example</a>');
  expect(body).not.toContain("<script");
});
