import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { pretendServer } from "@/tests/support/learner-screen";
import AnalysisDialog from "./analysis-dialog";
import CameraOverlay from "./camera-overlay";
import { ScanLine } from "./scan-line";

const opener = createRef<HTMLElement>();
beforeEach(() => void pretendServer(() => undefined));

describe("the camera", () => {
  const stop = jest.fn();
  const getUserMedia = jest.fn();

  beforeEach(() => {
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  });

  async function open() {
    const onPicture = jest.fn();
    render(
      <CameraOverlay
        onPicture={onPicture}
        onProblem={jest.fn()}
        onChoose={jest.fn()}
        onClose={jest.fn()}
        returnFocusTo={opener}
      />,
    );
    await act(async () => undefined); // The browser gives its picture.
    const video = document.querySelector("video");
    Object.defineProperties(video, { videoWidth: { value: 1920 }, videoHeight: { value: 1080 } });
    if (video) fireEvent.playing(video);
    return onPicture;
  }

  test("says where the homework goes, and wishes for the rear one at 1920 by 1080", async () => {
    await open();
    expect(screen.getByText("Posiziona il compito nell'inquadratura")).toBeInTheDocument();
    expect(getUserMedia.mock.calls).toEqual([
      [
        {
          audio: false,
          video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
        },
      ],
    ]);
  });

  test("takes what it sees as a JPEG of quality 0.8", async () => {
    const jpeg = new Blob(["x"], { type: "image/jpeg" });
    const drawImage = jest.fn();
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage } as never);
    const toBlob = jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(jpeg));
    const onPicture = await open();
    fireEvent.click(screen.getByRole("button", { name: "Scatta la foto" }));
    await act(async () => undefined);
    expect(onPicture).toHaveBeenCalledWith(jpeg);
    expect(toBlob.mock.calls).toEqual([[expect.any(Function), "image/jpeg", 0.8]]);
    expect(toBlob.mock.contexts[0]).toMatchObject({ width: 1920, height: 1080 });
  });

  test("that is refused tells it, and offers a picture that is there already", async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    const onProblem = jest.fn();
    const onChoose = jest.fn();
    render(
      <CameraOverlay
        onPicture={jest.fn()}
        onProblem={onProblem}
        onChoose={onChoose}
        onClose={jest.fn()}
        returnFocusTo={opener}
      />,
    );
    expect(
      await screen.findByRole("dialog", { name: "Senza fotocamera si fa lo stesso" }),
    ).toBeInTheDocument();
    expect(onProblem).toHaveBeenCalledWith("denied");
    fireEvent.click(screen.getByRole("button", { name: "Scegli una foto" }));
    expect(onChoose).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Riprova con la fotocamera" }));
    expect(await screen.findByRole("dialog", { name: "Fotografa il compito" })).toBeInTheDocument();
  });
});

describe("the analysis", () => {
  test("is a dialog with its title, the photo and a line over it", () => {
    const image = "data:image/jpeg;base64,/9j/";
    render(<AnalysisDialog image={image} step="reading" onHide={jest.fn()} returnFocusTo={opener} />);
    const dialog = screen.getByRole("dialog", { name: "Analisi compito in corso" });
    expect(dialog.querySelector("img")).toHaveAttribute("src", image);
    expect(dialog.querySelectorAll("img + svg rect")).toHaveLength(2);
  });
});

describe("the scanning line", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wishesForRest = (matches: boolean) =>
    Object.assign(globalThis, {
      matchMedia: () => ({ matches, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
    });
  const place = () => document.querySelector("rect:last-of-type")?.getAttribute("y");
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test("goes 2 % further every 50 ms, and begins again at the top", () => {
    wishesForRest(false);
    render(<ScanLine />);
    expect(place()).toBe("50%");
    pass(49);
    expect(place()).toBe("50%");
    pass(1);
    expect(place()).toBe("52%");
    pass(50);
    expect(place()).toBe("54%");
    pass(22 * 50);
    expect(place()).toBe("98%");
    pass(50);
    expect(place()).toBe("0%");
  });

  test("rests where motion is unwanted", () => {
    wishesForRest(true);
    render(<ScanLine />);
    pass(1000);
    expect(place()).toBe("50%");
  });
});
