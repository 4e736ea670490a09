/** A plugin of oxlint: what routes import first. */
export default {
  meta: { name: "routes" },
  rules: {
    "first-import": {
      create: (context) => ({
        Program({ body: [first] }) {
          if (first?.type === "ImportDeclaration" && first.source.value === "@/lib/http/route") return;
          context.report({ node: first, message: 'A route imports "@/lib/http/route" first.' });
        },
      }),
    },
  },
};
