import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useGivenPictures } from "./use-given-pictures";

const picture = new File(["x"], "compito.jpg", { type: "image/jpeg" });
const onFile = jest.fn();

function Place({ isWanted }: { isWanted: boolean }) {
  return <p>{useGivenPictures(isWanted, onFile) ? "sopra" : "niente"}</p>;
}

/** Answers whether the browser is kept from doing what it would do by itself. */
function give(name: "dragOver" | "drop" | "paste", data: object): boolean {
  const event = createEvent[name](
    window,
    name === "paste" ? { clipboardData: data } : { dataTransfer: data },
  );
  fireEvent(window, event);
  return event.defaultPrevented;
}

beforeEach(() => onFile.mockReset());

describe("useGivenPictures", () => {
  test("shows that a picture is held over the page, and takes it when it is dropped", () => {
    render(<Place isWanted />);
    expect(give("dragOver", { types: ["Files"] })).toBe(true);
    expect(screen.getByText("sopra")).toBeInTheDocument();
    expect(give("drop", { files: [picture] })).toBe(true);
    expect(onFile).toHaveBeenCalledWith(picture);
    expect(screen.getByText("niente")).toBeInTheDocument();
  });

  test("takes a pasted picture, but leaves text that brings one along", () => {
    render(<Place isWanted />);
    expect(give("paste", { files: [picture], types: ["text/plain", "Files"] })).toBe(false);
    expect(give("paste", { files: [], types: ["text/plain"] })).toBe(false);
    expect(onFile).not.toHaveBeenCalled();
    expect(give("paste", { files: [picture], types: ["Files"] })).toBe(true);
    expect(onFile).toHaveBeenCalledWith(picture);
  });

  test("does not let the browser leave the page for a picture nobody wants now", () => {
    render(<Place isWanted={false} />);
    expect(give("dragOver", { types: ["Files"] })).toBe(true);
    expect(screen.getByText("niente")).toBeInTheDocument();
    expect(give("drop", { files: [picture] })).toBe(true);
    expect(onFile).not.toHaveBeenCalled();
  });

  test("leaves text that is dragged alone", () => {
    render(<Place isWanted />);
    expect(give("dragOver", { types: ["text/plain"] })).toBe(false);
    expect(screen.getByText("niente")).toBeInTheDocument();
  });
});
