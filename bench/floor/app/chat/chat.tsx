"use client";

import { useState, type SubmitEvent } from "react";

/** The least a chat can be: a field, a button, and the answer as it comes. */
export function Chat() {
  const [message, setMessage] = useState("");
  const [messages, setMessages] = useState<string[]>([]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setMessage("");
    setMessages((before) => [...before, message, ""]);
    const response = await fetch("/api/relay", { method: "POST", body: JSON.stringify({ message }) });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const { value } = part;
      setMessages((before) => [...before.slice(0, -1), `${before.at(-1)}${value}`]);
    }
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <ol>
        {messages.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
      <label>
        Messaggio
        <input value={message} onChange={({ target }) => setMessage(target.value)} />
      </label>
      <button>Invia</button>
    </form>
  );
}
