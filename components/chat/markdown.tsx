import { Fragment, memo } from "react";
import { markdownBlocks, type Block } from "@/components/chat/markdown-blocks";
import { closeOpenMarks, markdownSpans, type Span } from "@/components/chat/markdown-spans";

/**
 * An answer with lists, headings, bold, italic and https links. It can draw nothing else: HTML is shown as
 * text and no image is ever loaded, whatever a model writes.
 */
export const Markdown = memo(function Markdown({ text, isGrowing }: { text: string; isGrowing?: boolean }) {
  return markdownBlocks(isGrowing ? closeOpenMarks(text) : text).map((block, index) => (
    <MarkdownBlock key={index} block={block} />
  ));
});

function MarkdownBlock({ block }: { block: Block }) {
  switch (block.type) {
    case "heading":
      return (
        <h2 className="mt-1 text-base font-bold">
          <Lines lines={block.lines} />
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      );
    case "quote":
      return (
        <blockquote className="border-l-4 border-sun pl-3">
          <Lines lines={block.lines} />
        </blockquote>
      );
    case "bullets":
      return (
        <ul className="ml-5 flex list-disc flex-col gap-1 marker:text-action-ink">
          <Items items={block.items} />
        </ul>
      );
    case "numbers":
      return (
        <ol start={block.start} className="ml-6 flex list-decimal flex-col gap-1 marker:text-action-ink">
          <Items items={block.items} />
        </ol>
      );
  }
}

function Items({ items }: { items: string[] }) {
  return items.map((item, index) => (
    <li key={index} className="pl-1">
      <Spans spans={markdownSpans(item)} />
    </li>
  ));
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Spans spans={markdownSpans(line)} />
    </Fragment>
  ));
}

function Spans({ spans }: { spans: Span[] }) {
  return spans.map((span, index) => <SpanView key={index} span={span} />);
}

function SpanView({ span }: { span: Span }) {
  switch (span.type) {
    case "text":
      return span.text;
    case "code":
      return <code className="rounded-sm bg-sunk px-1.5 py-0.5 font-sans font-medium">{span.text}</code>;
    case "bold":
      return (
        <strong className="font-semibold">
          <Spans spans={span.spans} />
        </strong>
      );
    case "italic":
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      );
    case "link":
      return (
        <a href={span.href} target="_blank" rel="noopener noreferrer" className="text-link">
          <Spans spans={span.spans} />
        </a>
      );
  }
}
