import { readServerEvents } from "./server-events";

/** What a client has read of its answer: so far, and in the end. */
export class Heard {
  text = "";
  readonly end: Promise<Response>;

  constructor(sent: Promise<Response>) {
    this.end = sent.then((response) => this.readAll(response));
    this.end.catch(() => undefined); // Told to whoever waits for it.
  }

  async status(): Promise<number> {
    return (await this.end).status;
  }

  async json(): Promise<unknown> {
    await this.end;
    return JSON.parse(this.text);
  }

  async events(): ReturnType<typeof readServerEvents> {
    await this.end;
    return readServerEvents(new Response(this.text));
  }

  private async readAll(response: Response): Promise<Response> {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) this.text += chunk;
    return response;
  }
}
