import { describeDevice, deviceOf } from "./devices";

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome su Android"],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet su Android"],
  [
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    "Edge su Windows",
  ],
  [
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 OPR/125.0`,
    "Opera su Windows",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox su Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox su Linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
    "Chrome su Chromebook",
  ],
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, "Safari su iPhone"],
  [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome su iPhone"],
  [`${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, "Firefox su iPhone"],
  [iphone.replaceAll("iPhone", "iPad") + " Version/15.0 Safari/604.1", "Safari su iPad"],
  [`${mac} Version/18.0 Safari/605.1.15`, "Safari su Mac"],
  [`${android} Lynx`, "Un browser su Android"],
  ["Mozilla/5.0 Firefox/145.0", "Firefox su un dispositivo"],
  ["curl/8.5.0", "Un dispositivo che non conosciamo"],
  ["", "Un dispositivo che non conosciamo"],
  [null, "Un dispositivo che non conosciamo"],
  ["<script>alert(1)</script>", "Un dispositivo che non conosciamo"],
])("%s is %s", (userAgent, words) => {
  expect(describeDevice(deviceOf(userAgent))).toBe(words);
});
