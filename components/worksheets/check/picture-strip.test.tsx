import { fireEvent, render, screen } from "@testing-library/react";
import { PictureStrip } from "./picture-strip";

const imageUrl = "/api/homework-photos/1";
const picture = { imageUrl, item: { x: 0.1, y: 0.5, width: 0.8, height: 0.1 }, gaps: [] };
const hidden = () => document.querySelector("img") as HTMLImageElement;

function load(width: number, height: number) {
  Object.defineProperty(hidden(), "naturalWidth", { value: width });
  Object.defineProperty(hidden(), "naturalHeight", { value: height });
  fireEvent.load(hidden());
}
const viewBox = () =>
  screen
    .getByRole("img")
    .getAttribute("viewBox")
    ?.split(" ")
    .map((side) => Math.round(Number(side)));

test("shows the line of the picture, with a little of what is around it", () => {
  render(<PictureStrip picture={picture} label="3" />);
  load(1000, 2000);
  expect(screen.getByRole("img", { name: "La frase 3 nella foto" })).toBeInTheDocument();
  expect(viewBox()).toEqual([30, 930, 940, 340]);
});

test("ends where the picture ends", () => {
  render(
    <PictureStrip picture={{ ...picture, item: { ...picture.item, y: 0.95, height: 0.05 } }} label="3" />,
  );
  load(1000, 1000);
  expect(viewBox()).toEqual([83, 933, 835, 68]);
});

test("is not there where the place is not known or the picture is gone", () => {
  const { container, rerender } = render(<PictureStrip picture={{ imageUrl, gaps: [] }} label="3" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<PictureStrip picture={picture} label="3" />);
  fireEvent.error(hidden());
  expect(container).toBeEmptyDOMElement();
});
