import { Fragment, memo } from "react";
import type { TaskReply } from "@/lib/features/chat/contract";
import { markdownBlocks, type Block } from "@/components/chat/markdown-blocks";
import { closeOpenMarks, markdownSpans, type Span } from "@/components/coach-text/markdown-spans";
import { English } from "@/components/coach-text/english";
import { ExampleCard } from "@/components/coach-text/example-card";
import { markEnglish } from "@/components/coach-text/mark-english";
import { piecesOf, withoutOpenExample } from "@/components/coach-text/pieces";
import { RuleCard } from "@/components/coach-text/rule-card";
import { isToFill, TaskCard } from "@/components/coach-text/task-card";

type MarkdownProps = {
  text: string;
  /** More of it is still to come. */
  isGrowing?: boolean;
  /** The item of an exercise that is asked for: it stands where the text shows it, else below. */
  task?: TaskReply;
};

/**
 * An answer with lists, headings, bold, italic and https links; what of it is English, its examples and formulas and the
 * sentence it asks for stand out. It can draw nothing else: HTML is shown as text and no image is ever loaded, whatever a
 * model writes.
 */
export const Markdown = memo(function Markdown({ text, isGrowing = false, task }: MarkdownProps) {
  const blocks = markdownBlocks(isGrowing ? closeOpenMarks(withoutOpenExample(text)) : text);
  return (
    <>
      {blocks.map((block, index) => (
        <MarkdownBlock
          key={index}
          block={block}
          isGrowing={isGrowing && index === blocks.length - 1}
          task={task}
        />
      ))}
      {task && !isGrowing && !text.includes(task.text) && <TaskCard text={task.text} task={task} />}
    </>
  );
});

type Context = { isGrowing: boolean; task: TaskReply | undefined };

function MarkdownBlock({ block, ...context }: { block: Block } & Context) {
  switch (block.type) {
    case "heading":
      return (
        <h2 className="mt-1 text-base font-bold">
          <Prose lines={block.lines} isGrowing={context.isGrowing} />
        </h2>
      );
    case "paragraph":
      return <Lines text={block.lines.join("\n")} {...context} />;
    case "quote":
      return (
        <blockquote className="flex flex-col gap-2.5 border-l-4 border-sun pl-3">
          <Lines text={block.lines.join("\n")} {...context} />
        </blockquote>
      );
    case "bullets":
      return (
        <ul className="ml-5 flex list-disc flex-col gap-1 marker:text-action-ink">
          <Items items={block.items} {...context} />
        </ul>
      );
    case "numbers":
      return (
        <ol start={block.start} className="ml-6 flex list-decimal flex-col gap-1 marker:text-action-ink">
          <Items items={block.items} {...context} />
        </ol>
      );
  }
}

function Items({ items, isGrowing, task }: { items: string[] } & Context) {
  return items.map((item, index) => (
    <Item key={index} text={item} isGrowing={isGrowing && index === items.length - 1} task={task} />
  ));
}

/** Kept, as are lines and a line, while what stands below it grows. */
const Item = memo(function Item({ text, ...context }: { text: string } & Context) {
  return (
    <li className={isCard(text) ? "in-[ul]:-ml-4 in-[ul]:list-none" : "pl-1"}>
      <div className="flex flex-col gap-1.5">
        <Lines text={text} {...context} />
      </div>
    </li>
  );
});

/** A card needs no bullet. */
const isCard = (item: string) => piecesOf(item).every(({ type }) => type !== "prose");

/** Neighbouring lines of prose are one paragraph; what is a card stands between them. */
const Lines = memo(function Lines({ text, isGrowing, task }: { text: string } & Context) {
  const pieces = text.split("\n").flatMap((line) => piecesOf(line, task?.text));
  const groups: (typeof pieces)[] = [];
  pieces.forEach((piece, index) => {
    const isProse = piece.type === "prose";
    if (isProse && pieces[index - 1]?.type === "prose") groups.at(-1)?.push(piece);
    else groups.push([piece]);
  });
  return groups.map((group, index) => {
    const [piece] = group;
    const isLast = isGrowing && index === groups.length - 1;
    const prose = <Prose lines={group.map((one) => one.text)} isGrowing={isLast} />;
    if (piece?.type === "rule") return <RuleCard key={index}>{prose}</RuleCard>;
    if (piece?.type !== "example") return <p key={index}>{prose}</p>;
    const isTask = piece.text === task?.text;
    return isTask || isToFill(piece.text) ? (
      <TaskCard key={index} text={piece.text} task={isTask ? task : undefined} />
    ) : (
      <ExampleCard key={index} text={piece.text} sign={piece.sign} />
    );
  });
});

function Prose({ lines, isGrowing }: { lines: string[]; isGrowing: boolean }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Line text={line} isGrowing={isGrowing && index === lines.length - 1} />
    </Fragment>
  ));
}

const Line = memo(function Line({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  return <Spans spans={markEnglish(markdownSpans(text), isGrowing)} />;
});

function Spans({ spans }: { spans: Span[] }) {
  return spans.map((span, index) => <SpanView key={index} span={span} />);
}

function SpanView({ span }: { span: Span }) {
  switch (span.type) {
    case "text":
      return span.lang ? <English>{span.text}</English> : span.text;
    case "code":
      return (
        <code className="rounded-sm bg-sunk px-1.5 py-0.5 font-sans font-medium">
          {span.lang ? <English>{span.text}</English> : span.text}
        </code>
      );
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
