declare module "@tesseract.js-data/eng" {
  const data: { code: string; langPath: string };
  export default data;
}
