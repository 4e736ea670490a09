/**
 * Who may import whom. Everything that is not allowed here is refused; the first match in `areas` names the area
 * of a file. Packages are named one by one, so that a new one is a decision.
 */
const areas = {
  page: "^app/.+\\.(tsx?|css)$",
  apiRoute: "^app/.*route\\.ts$",
  component: "^components/",
  email: "^emails/",
  slice: "^lib/features/([^/]+)/",
  data: "^lib/(features|adapters)/[^/]+/[a-z-]*data\\.ts$",
  contract: "^lib/features/[^/]+/contract\\.ts$",
  rules: "^lib/features/[^/]+/rules\\.ts$",
  port: "^lib/ports/",
  adapter: "^lib/adapters/([^/]+)/",
  call: "^lib/contract/",
  apiClient: "^lib/api-client/",
  http: "^lib/http/",
  db: "^lib/db/",
  prisma: "^lib/db/generated/",
  texts: "^lib/i18n/",
  wiring: "^lib/wiring\\.ts$",
  core: "^lib/[a-z-]+\\.m?[jt]s$",
  outermost: "^(middleware|instrumentation|lib/start-process)\\.ts$",
  test: "\\.test\\.tsx?$|^(tests|e2e)/",
  tool: "^(scripts|bench|prisma)/|^[a-z.-]+\\.config\\.(ts|mjs)$|^\\.dependency-cruiser\\.cjs$",
};

const npm = (...names) => `^node_modules/(@types/)?(${names.join("|")})(/|$)`;
const allow = (from, ...to) => ({ from: { path: from }, to: { path: to } });

const node =
  "^(node:)?(async_hooks|buffer|child_process|crypto|diagnostics_channel|events|fs|fs/promises|module|net|os|path|stream|timers/promises|url|worker_threads)$";
const screen = ["react", "react-dom", "next"];
const fonts = [
  "@fontsource-variable/lexend",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource/opendyslexic",
];

/** What every part may lean on: words, errors, the log, the context and other files without an area of their own. */
const core = [areas.texts, "^lib/(?!wiring|start-process)[a-z-]+\\.m?[jt]s$"];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "only-wiring-chooses-adapters",
      severity: "error",
      from: { pathNot: [areas.wiring, areas.adapter, areas.test, areas.tool] },
      to: { path: areas.adapter },
    },
    {
      name: "prisma-only-in-data",
      severity: "error",
      from: { pathNot: [areas.db, areas.data, areas.test, areas.tool] },
      to: { path: [areas.prisma, npm("@prisma")], dependencyTypesNot: ["type-only"] },
    },
    {
      // Pure: tested without a database, a clock or a configuration.
      name: "rules-only-decide",
      severity: "error",
      from: { path: areas.rules },
      to: {
        path: [
          "^node_modules/",
          node,
          areas.contract,
          areas.data,
          areas.call,
          areas.texts,
          "^lib/(db|http|api-client|adapters)/",
          "^lib/(application|background|context|env|errors|log|secret|wiring)\\.ts$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "contracts-only-describe",
      severity: "error",
      from: { path: areas.contract },
      to: {
        path: [
          areas.data,
          node,
          "^lib/(db|http|api-client|adapters)/",
          "^lib/(application|context|env|errors|log)\\.ts$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "english-from-words-to-sentences-to-topics",
      severity: "error",
      from: { path: "^lib/features/english/(lexicon|sentence|spelling)/" },
      to: { path: "^lib/features/english/topics/" },
    },
    {
      name: "words-know-no-sentence",
      severity: "error",
      from: { path: "^lib/features/english/lexicon/" },
      to: { path: "^lib/features/english/(sentence|spelling)/" },
    },
    {
      name: "parts-of-a-topic-are-its-own",
      severity: "error",
      from: { path: "^lib/features/english/topics/([a-z-]+)(/|\\.ts$)" },
      to: { path: "^lib/features/english/topics/[^/]+/", pathNot: "^lib/features/english/topics/$1/" },
    },
    {
      name: "kinds-of-help-know-nothing-of-each-other",
      severity: "error",
      from: { path: "^lib/features/coach/(drill|exercise|fix|passage|rule|talk|text|word|writing)/" },
      to: {
        path: "^lib/features/coach/(drill|exercise|passage|plan|rule|talk|text|word|writing)/",
        pathNot: "^lib/features/coach/$1/",
      },
    },
    {
      name: "what-is-typed-is-read-in-threads",
      severity: "error",
      from: {
        pathNot: [
          "^lib/features/(readers|english|coach|safety|homework|exercises|speech)/",
          "^lib/adapters/tutor/openai\\.ts$",
          areas.test,
          areas.tool,
        ],
      },
      to: {
        path: [
          "^lib/features/english/(analyse|find-grammar|used-words|sentence/|topics/)",
          "^lib/features/coach/(drill|exercise|fix|guard|passage|plan|prompt|rule|talk|text|word|writing)/",
          "^lib/features/safety/(read-safety|personal-details)\\.ts$",
          "^lib/features/homework/",
        ],
        pathNot: "^lib/features/coach/prompt/(history|summary)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nothing-imports-a-page",
      severity: "error",
      from: { pathNot: ["^app/", areas.test] },
      to: { path: "^app/" },
    },
  ],
  allowedSeverity: "error",
  allowed: [
    allow(
      areas.page,
      "^app/",
      areas.component,
      areas.contract,
      areas.rules,
      areas.port,
      areas.apiClient,
      areas.http,
      ...core,
    ),
    allow(areas.page, npm(...screen, ...fonts)),
    allow(areas.apiRoute, areas.call, areas.http, areas.slice),

    allow(
      areas.component,
      areas.component,
      areas.contract,
      areas.rules,
      areas.port,
      areas.apiClient,
      areas.call,
      areas.texts,
    ),
    allow(
      areas.component,
      npm(...screen, "@radix-ui", "@hookform/resolvers", "@tanstack", "react-hook-form"),
    ),
    allow(areas.component, npm("react-image-crop", "sonner", "zod", "@stripe")),
    allow("^components/live-progress/", npm("firebase")),
    allow("^components/worksheets/", npm("uqr")),
    allow(areas.email, areas.email, areas.rules, areas.texts, npm("react", "@react-email/components")),
    { from: { path: areas.email }, to: { path: areas.contract, dependencyTypes: ["type-only"] } },

    { from: { path: areas.slice }, to: { path: "^lib/features/$1/" } },
    { from: { path: areas.slice }, to: { path: areas.slice, pathNot: areas.data } },
    allow(
      areas.slice,
      areas.port,
      ...core,
      "^lib/db/(client|errors|retry-while-unavailable)\\.ts$",
      areas.call,
      node,
    ),
    allow(areas.slice, npm("zod", "uuid")),
    allow(areas.data, areas.prisma),
    { from: { path: areas.slice }, to: { path: [areas.prisma, areas.data], dependencyTypes: ["type-only"] } },
    allow("^lib/features/english/", npm("compromise", "harper\\.js")),
    allow("^lib/features/accounts/", npm("@zxcvbn-ts")),
    allow("^lib/features/audit/", npm("csv-stringify")),
    allow("^lib/features/mail/", areas.email, npm("@react-email/render", "react", "jose")),

    allow(areas.port, areas.port, areas.rules, areas.contract, npm("zod")),
    { from: { path: areas.adapter }, to: { path: "^lib/adapters/$1/" } },
    allow(areas.adapter, areas.port, areas.rules, ...core, node, npm("zod")),
    allow("^lib/adapters/homework-reader/", npm("openai", "sharp", "tesseract\\.js", "@tesseract\\.js-data")),
    allow("^lib/adapters/jobs/", npm("pg-boss")),
    allow("^lib/adapters/mail/", npm("resend"), "^lib/db/client\\.ts$"),
    allow("^lib/adapters/moderation/", npm("openai")),
    allow("^lib/adapters/password-hasher/", npm("@node-rs/argon2")),
    allow("^lib/adapters/progress-mirror/", npm("firebase-admin")),
    allow("^lib/adapters/payments/", npm("stripe", "uuid"), "^lib/db/client\\.ts$"),
    allow("^lib/adapters/session-cookie/", npm("next-auth", "@auth/core", "next")),
    allow("^lib/adapters/speech/", npm("openai")),
    allow("^lib/adapters/tutor/", npm("openai"), "^lib/features/coach/"),

    allow(areas.call, areas.call, areas.texts, npm("zod")),
    allow(areas.apiClient, areas.apiClient, areas.call, areas.texts, npm("zod")),
    { from: { path: areas.apiClient }, to: { path: areas.contract, dependencyTypes: ["type-only"] } },
    allow(areas.http, areas.http, areas.call, areas.slice, areas.port, ...core),
    allow(areas.http, "^lib/db/errors\\.ts$", node, npm("next", "react", "zod")),
    allow(
      areas.db,
      areas.db,
      "^lib/addresses\\.ts$",
      node,
      npm("@prisma", "@electric-sql/pglite", "pglite-prisma-adapter", "pg"),
    ),
    allow(areas.texts, areas.texts, areas.rules),
    allow(areas.wiring, areas.adapter, areas.port, areas.db, ...core),
    allow(areas.core, ...core, areas.port, areas.data, node, npm("zod", "pino")),
    allow(areas.core, "^lib/db/(client|database-url)\\.ts$"),
    allow("^lib/readable-image\\.ts$", npm("sharp")),
    { from: { path: areas.core }, to: { path: areas.slice, dependencyTypes: ["type-only"] } },
    allow(areas.outermost, areas.outermost, areas.http, areas.slice, areas.wiring, ...core, npm("next")),

    allow(areas.test, ".*"),
    allow(areas.tool, ".*"),
  ],
  options: {
    doNotFollow: { path: "node_modules|^lib/db/generated/" },
    exclude: { path: "^(\\.next|\\.cache|\\.data|next-env\\.d\\.ts)" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
