/**
 * Packages for other platforms that a lock names as optional dependencies without an entry of their own, as
 * `[folder, entry]`. A registry mirror that does not carry them makes npm leave them out, and `npm ci` then
 * refuses the lock on every machine.
 * @param {Record<string, any>} packages of package-lock.json
 */
export function missingPlatforms(packages) {
  const missing = new Map();
  for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || isResolvable(packages, folder, name)) continue;
      missing.set(`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...platform });
    }
  }
  return [...missing];
}

/** As Node looks for a package: in the folder's own node_modules, then in those above. */
function isResolvable(packages, folder, name) {
  if (packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
  return (
    folder !== "" &&
    isResolvable(packages, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name)
  );
}

/** From names like `@swc/core-linux-x64-gnu`; undefined for a package that is not of one platform. */
function platformOf(name) {
  const own = name.split("/").at(-1);
  if (own.includes("wasm32")) return { cpu: ["wasm32"] };
  const os = /darwin|win32|windows|linux|freebsd|android|openharmony/.exec(own)?.[0];
  const cpu = /arm64|x64|ia32|riscv64|ppc64|s390x|loong64|arm/.exec(own)?.[0];
  if (!os || !cpu) return undefined;
  const libc = /musl/.test(own) ? ["musl"] : /gnu/.test(own) ? ["glibc"] : undefined;
  return { os: [os === "windows" ? "win32" : os], cpu: [cpu], ...(os === "linux" && libc && { libc }) };
}
