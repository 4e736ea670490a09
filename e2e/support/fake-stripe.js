// Stands in for Stripe.js in a browser, with what the product uses of it: one field in a frame of Stripe's own, a card
// that is confirmed by a call to Stripe, and the same checks of who calls.
(() => {
  const api = "https://api.stripe.com";
  const fieldFrame = "https://js.stripe.com/v3/elements-inner-card.html";

  function createCard() {
    const listeners = {};
    const say = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
    const frame = document.createElement("iframe");
    frame.title = "Campo di inserimento sicuro per i dati della carta";
    frame.src = fieldFrame;
    frame.style.cssText = "border: 0; width: 100%; height: 1.5rem";
    let number = "";

    function hear({ origin, source, data }) {
      if (origin !== new URL(fieldFrame).origin || source !== frame.contentWindow) return;
      number = data.number;
      say("change", { elementType: "card", empty: number === "", complete: number.length === 16 });
    }

    const element = {
      _elementType: "card",
      on: (name, listener) => void (listeners[name] ??= []).push(listener),
      off(name, listener) {
        listeners[name] = (listeners[name] ?? []).filter((one) => one !== listener);
      },
      mount(place) {
        frame.onload = () => say("ready", { elementType: "card" });
        window.addEventListener("message", hear);
        place.append(frame);
      },
      unmount() {
        window.removeEventListener("message", hear);
        frame.remove();
      },
      update: () => undefined,
      readNumber: () => number,
    };
    element.destroy = element.unmount;
    return element;
  }

  function createElements() {
    let card = null;
    return {
      create: () => (card = createCard()),
      getElement: () => card,
      update: () => undefined,
    };
  }

  async function confirmCardSetup(clientSecret, { payment_method: { card } }) {
    const [id] = clientSecret.split("_secret_");
    const body = new URLSearchParams({ client_secret: clientSecret, number: card.readNumber() });
    const reply = await fetch(`${api}/v1/setup_intents/${id}/confirm`, { method: "POST", body });
    const { error, ...setupIntent } = await reply.json();
    return error ? { error } : { setupIntent };
  }

  const unused = () => Promise.reject(new Error("Stripe.js can do this, its stand-in cannot."));
  window.Stripe = Object.assign(
    (publishableKey) => {
      if (!publishableKey.startsWith("pk_test_")) throw new Error("This is no publishable key.");
      return {
        elements: createElements,
        confirmCardSetup,
        createToken: unused,
        createPaymentMethod: unused,
        confirmCardPayment: unused,
        registerAppInfo: () => undefined,
        _registerWrapper: () => undefined,
      };
    },
    { version: "endive" },
  );
})();
