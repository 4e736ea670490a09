import { latestToast } from "@/components/ui/toast";
import { welcomeToPro } from "./welcome";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["none", "Pro è attivo!"],
  ["expired", "Pro è attivo!"],
  ["canceled_with_grace", "Pro continua!"],
  ["past_due", "Pro continua!"],
] as const)(
  "who was %s and has paid is told «%s», and the page is loaded anew after two seconds",
  (before, title) => {
    // jsdom cannot load a page: it says so here.
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    welcomeToPro(before);
    expect(latestToast()).toMatchObject({ title, variant: "success" });
    jest.advanceTimersByTime(1999);
    expect(errors).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(String(errors.mock.calls[0]?.[0])).toContain("navigation");
  },
);
