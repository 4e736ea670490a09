export const dynamic = "force-dynamic";

/** Passes the upstream's bytes on as they come. */
export async function POST(request: Request): Promise<Response> {
  const upstream = await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: await request.text(),
  });
  return new Response(upstream.body, { headers: { "Content-Type": "text/event-stream" } });
}
