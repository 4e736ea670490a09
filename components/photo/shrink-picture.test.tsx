import { shrinkPicture } from "./shrink-picture";

const whole = { x: 0, y: 0, width: 100, height: 100 };

const pen = { fillRect: jest.fn(), drawImage: jest.fn() };
const written = jest.fn();

/** jsdom draws nothing: what is asked of the canvas is looked at. */
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(function (
    this: HTMLCanvasElement,
    ...how
  ) {
    written({ width: this.width, height: this.height }, ...how);
    return "data:image/jpeg;base64,small";
  });
});

const picture = (naturalWidth: number, naturalHeight: number) =>
  ({ naturalWidth, naturalHeight }) as HTMLImageElement;

describe("a picture that is sent", () => {
  test.each([
    ["a wide one", 1600, 1200, { width: 800, height: 600 }],
    ["one pixel too wide", 801, 801, { width: 800, height: 800 }],
    ["a high one", 900, 3600, { width: 800, height: 3200 }],
    ["one of 800 pixels", 800, 1200, { width: 800, height: 1200 }],
    ["a small one, which is not enlarged", 320, 240, { width: 320, height: 240 }],
  ])("is a JPEG of quality 0.8 and at most 800 pixels in width: %s", (_, width, height, size) => {
    expect(shrinkPicture(picture(width, height), whole)).toBe("data:image/jpeg;base64,small");
    expect(written.mock.calls).toEqual([[size, "image/jpeg", 0.8]]);
  });

  test("is the part that was chosen, and that part is at most 800 pixels in width", () => {
    const large = picture(2000, 1000);
    shrinkPicture(large, { x: 10, y: 20, width: 50, height: 40 });
    expect(written).toHaveBeenCalledWith({ width: 800, height: 320 }, "image/jpeg", 0.8);
    const part = [200, 200, 1000, 400];
    expect(pen.drawImage.mock.calls).toEqual([[large, ...part, 0, 0, 800, 320]]);
  });
});
