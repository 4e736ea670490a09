import { bankLabel, wordsAbove, wordsBelow, wordsOfBank } from "./bank-words";
import { asksForWork } from "./asks-for-work";
import { gapMark } from "./homework-sheet";
import { belongsToItem, hasGap, isItemLike, markerOf, mayFollow } from "./item-markers";
import { isRewriting } from "./rewriting";
import { joinOptions } from "./join-options";
import { exampleLine, furniture } from "./page-lines";
import { splitInline } from "./split-inline";
import { splitParts, splitRunOn } from "./split-run-on";

export type SheetParts = {
  instruction?: string;
  wordBank: string[];
  entries: Entry[];
  /** What the exercise is called: "2", "B". */
  name?: string;
  /** Whether its items were told apart within one line. */
  isRunOn?: boolean;
  /** The text behind it, where another exercise begins. */
  rest?: string;
};
type Entry = { number: number; text: string; letter?: string };

/** "Name ____ Class ____": for the student, not for the exercise. */
const isNameLine = (line: string) =>
  /^(?:name|surname|class|date|nome|cognome|classe|data|alunn[oa])\b/i.test(line) &&
  /^(?:[\s.:_,]|\b(?:name|surname|class|date|score|nome|cognome|e|classe|data|alunn[oa]|voto)\b)+$/i.test(
    line,
  );
const asksInEnglish =
  /(?:^|[.:!?]\s+|^[\w/, ]{1,30}: )(?:please |now |then |(?:read|look) [^.:!]*?(?:and|then) )?(?:complete|fill|choose|circle|underline|put|write|rewrite|make|use|match|order|reorder|unscramble|rearrange|answer|form|add|insert|tick|correct|turn|transform|change|select)\b/i;
const englishMatter =
  /\b(?:sentences?|verbs?|words?|brackets|forms?|gaps?|blanks?|options?|answers?|questions?|order|correct|right|present|past|future|plurals?|comparatives?|superlatives?|adjectives?|nouns?|dialogues?|text|conditional|passive|or|infinitive|with)\b|\/|:$/i;
const asksInItalian =
  /\b(?:complet(?:a|are|ate|o)|inseri(?:sci|re|te)|scegli(?:ere|ete)?|cerchia(?:re)?|sottolinea(?:re)?|mett(?:i|ere|ete)|riordina(?:re)?|scriv(?:i|ere|ete)|riscriv(?:i|ere)|trasforma(?:re)?|forma(?:re)?|usa(?:re|ndo)?|rispond(?:i|ere)|aggiungi|volgi)\b/i;
const italianMatter =
  /\b(?:fras[ei]|verb[oi]|parol[ae]|parentesi|form[ae]|spazi|ordine|corrett[ao]|giust[ao]|present|past|passato|future?o?|plurale|negativ[oaie]|interrogativ[oaie]|affermativ[oaie]|comparativ[oi]|superlativ[oi]|aggettiv[oi]|con|domande|risposte|dialogo|testo|tabella)\b|:$/i;

/** "Which word is right?", "Qual è la forma corretta?" */
const asksWhich =
  /^(?:which|what|qual[ei]?)(?: è| sono)? (?:is |are |the |la |il |le )*(?:right |correct )?(?:word|form|option|answer|alternative|parola|forma|risposta|opzione)s?\b[^?]{0,30}\?*$/i;

const exerciseNumber =
  /^(?:(?:exercise|ex\.?|esercizio|es\.?)\s*\d+\s*[.:)]?\s*|\(?(?:\d{1,2}|[A-H])[.)]?\s+)?(?:(?:p|pp|pag|page|pagina)\.?\s*\d{1,3}\s*[.:,)]?\s*)?[–-]?\s*/i;

/** Whether a line tells the student what to do. */
export function isInstruction(line: string): boolean {
  const text = line.replace(exerciseNumber, "").trim();
  if (hasGap(text) || text.length > 220) return false;
  return (
    asksWhich.test(text) ||
    (asksInEnglish.test(text) && englishMatter.test(text)) ||
    (asksInItalian.test(text) && italianMatter.test(text) && !/\?$/.test(text))
  );
}

/** "Completa: I ____ (go)": what is asked and the item on one line. */
function splitAtColon(line: string): string[] {
  const colon = line.indexOf(":");
  const [asked, item] = [line.slice(0, colon + 1), line.slice(colon + 1).trim()];
  return colon > 0 && hasGap(item) && isInstruction(asked) ? [asked, item] : [line];
}

/** "4 Grammar practice": what stands before the first instruction and holds nothing to fill in. */
const isHeading = ({ instruction, entries }: SheetParts) =>
  !instruction && !entries.some(({ text }) => isItemLike(text));

const isFinished = (text: string) => /[.?!:"]$/.test(text);

/** A title is no longer. */
const maxTitleWords = 8;
const partTitle = /^(?:exercise|ex\.?|esercizio|es\.?|part|parte)\s?([\dA-H]{1,2})\s?[.:)]?$/i;

const bullet = /^\s*[-–•·*]\s+/;

/** Lines that a dot or a dash sets apart get the numbers they stand for. */
function withNumbers(lines: string[]): string[] {
  const isItem = (line: string) => bullet.test(line) && isItemLike(line);
  if (lines.filter(isItem).length < 2) return lines;
  let number = 0;
  return lines.map((line) => (isItem(line) ? line.replace(bullet, `${(number += 1)}. `) : line));
}

type Opening = { heads: Set<string>; isAlways: boolean };

/** The pieces of a line that ran on; its head is kept in `heads`, or left out where it asks for nothing ("mi aiuti?"). */
function openRunOn(line: string, asks: (head: string) => boolean, { heads, isAlways }: Opening): string[] {
  const found = splitRunOn(line, asks);
  if (!found) return [line];
  const { head, pieces } = found;
  // The end of a sentence from the line above.
  if (/^\p{Ll}.*[.?!]$/u.test(head) && pieces.length > 1 && !asks(head)) return [head, ...pieces];
  const isDrawn = pieces.length > 1 && pieces.every(hasGap) && head.split(/\s+/).length <= maxTitleWords;
  const isAsked = head !== "" && (asks(head) || isDrawn);
  if (!isAsked) return isAlways && pieces.length > 1 ? pieces : [line];
  heads.add(head);
  return [head, ...pieces];
}

/** "Exercise 2. …", "B) …". */
const nameOf = (line: string) =>
  /^\(?(?:(?:exercise|ex\.?|esercizio|es\.?|part|parte)\s?)([\dA-H]{1,2})\b|^([A-H])[.)]/i
    .exec(line)
    ?.slice(1)
    .find((name) => name !== undefined)
    ?.toUpperCase();

const isTitle = (line: string) => line.split(/\s+/).length <= maxTitleWords && /\p{L}/u.test(line);

/** The line with the first of several numbered items that have something to fill in; 0 where there is none. */
function firstNumbered(lines: readonly string[]): number {
  const isFirst = (line: string, at: number) =>
    /^\(?(?:1|a)[.)\]:°-]*\s/i.test(line) &&
    !isInstruction(line) &&
    (isItemLike(line) || lines.slice(0, at).some((head) => isInstruction(head) || isRewriting(head)));
  const isSecond = (line: string) => /^\(?(?:2|b)[.)\]:°-]*\s/i.test(line);
  const at = lines.findIndex(isFirst);
  return at > 0 && lines.slice(at).some(isSecond) ? at : 0;
}

/** Tells an exercise's instruction, its bank of words and its items apart; ends where another exercise begins. */
export function splitSheet(text: string): SheetParts {
  const heads = new Set<string>();
  const asks = (head: string) => isInstruction(head) || asksForWork(head) || isRewriting(head);
  const typed = withNumbers(joinOptions(text.replace(/\s[•·]\s/g, "\n• ").split("\n"))).flatMap((line) =>
    splitParts(line.trim(), asks),
  );
  const isOneLine = typed.filter((line) => line !== "").length === 1;
  const opened = typed.flatMap((line) => openRunOn(line, asks, { heads, isAlways: isOneLine }));
  const lines = splitInline(opened)
    .flatMap((line) => (isOneLine ? [line] : openRunOn(line, asks, { heads, isAlways: true })))
    .flatMap(splitAtColon);
  const parts: SheetParts = { wordBank: [], entries: [], ...(heads.size > 0 && { isRunOn: true }) };
  const firstMarked = firstNumbered(lines);
  let titles = "";
  let heading = "";
  let isApart = true;
  for (const [at, line] of lines.entries()) {
    const last = parts.entries.at(-1);
    const wasApart = isApart;
    isApart = line === "";
    if (line === "" || exampleLine.test(line) || isNameLine(line)) continue;
    const title = partTitle.exec(line);
    if (title && !last) parts.name = title[1]?.toUpperCase();
    if (title && last) {
      parts.rest = lines.slice(at).join("\n");
      break;
    }
    if (title) continue;
    if (isInstruction(line) || heads.has(line)) {
      const isBehind = last && !parts.instruction && !lines.slice(at + 1).some((one) => one !== "");
      if (isBehind) {
        parts.instruction = line;
        break;
      }
      if (last && !isHeading(parts)) {
        parts.rest = lines.slice(at).join("\n");
        break;
      }
      parts.entries = [];
      parts.name ??= nameOf(line);
      parts.instruction = [parts.instruction, line.replace(exerciseNumber, "")].filter(Boolean).join(" ");
      continue;
    }
    if (!hasGap(line) && furniture.test(line)) {
      if (!last) titles = `${titles} ${line}`;
      continue;
    }
    if (!last && bankLabel.test(line)) {
      parts.wordBank.push(...wordsOfBank(line));
      continue;
    }
    const below = last && parts.wordBank.length === 0 && !hasGap(line) ? wordsBelow(line) : [];
    if (below.length > 1) {
      parts.wordBank.push(...below);
      continue;
    }
    if (last && line === gapMark && isRewriting(parts.instruction) && !hasGap(last.text)) continue;
    const expected = (last?.number ?? 0) + 1;
    if (!last && at < firstMarked && !hasGap(line) && readHead(parts, line, asks)) continue;
    const marker = markerOf(line, expected);
    const isOption = last && !last.letter && marker?.letter !== undefined;
    const canFollow = marker && !isOption && (!last || mayFollow(marker, line, last));
    if (marker && canFollow && marker.number > 0) {
      const { rest, letter } = marker;
      const number = last && marker.number <= last.number ? expected : marker.number;
      parts.entries.push({ number, text: rest, ...(letter && { letter }) });
    } else if (!last) {
      if (!isItemLike(line) && !parts.instruction && isTitle(line)) heading = `${heading} ${line}`.trim();
      openSheet(parts, line);
    } else if (
      isItemLike(line) &&
      (isFinished(last.text) || wasApart) &&
      !belongsToItem(lines, at, expected) &&
      /^(?:____|["(A-Z])/.test(line) &&
      !/^[A-Z]:/.test(line)
    ) {
      parts.entries.push({ number: expected, text: line });
    } else if (!wasApart || isItemLike(line)) {
      last.text += ` ${line}`;
    }
  }
  const isDrawn = parts.entries.every(({ text: entry }) => hasGap(entry));
  if (!parts.instruction && heading && (isDrawn || asks(heading))) parts.instruction = heading;
  if (!parts.instruction && titles.trim()) parts.instruction = titles.trim();
  return parts;
}

/** What stands above numbered items without being one: a bank of words, or more of what is asked. */
function readHead(parts: SheetParts, line: string, asks: (head: string) => boolean): boolean {
  if (isInstruction(line) || bankLabel.test(line)) return false;
  const isOpen = parts.instruction !== undefined && !/[.:!?]$/.test(parts.instruction);
  if (isOpen && /^\p{Ll}/u.test(line) && !/[,;|•/]/.test(line)) {
    parts.instruction = `${parts.instruction} ${line}`;
    return true;
  }
  if (/^\([^()|,;/]*\)$/.test(line)) return true;
  if (asksInEnglish.test(line) || asksInItalian.test(line)) {
    parts.instruction = [parts.instruction, line].filter(Boolean).join(" ");
    return true;
  }
  const isListed = /[,;•·|/–]|\s-\s|\S\s{2,}\S/.test(line);
  const bank = isListed || !asks(line) ? wordsAbove(line) : [];
  if (bank.length > 1) parts.wordBank.push(...bank);
  else if (parts.instruction || asks(line))
    parts.instruction = [parts.instruction, line].filter(Boolean).join(" ");
  else return false;
  return true;
}

/** A line before the first numbered item: more of the instruction, the bank of words, or an item without a number. */
function openSheet(parts: SheetParts, line: string): void {
  if (isItemLike(line) && !isBankOfSlashes(parts, line)) {
    parts.entries.push({ number: 1, text: line });
    return;
  }
  if (!parts.instruction) return;
  if (/^\p{Ll}/u.test(line) && !/[.:]$/.test(parts.instruction)) parts.instruction += ` ${line}`;
  else parts.wordBank.push(...wordsOfBank(line));
}

const isBankOfSlashes = (parts: SheetParts, line: string) =>
  /\b(?:box|words?|riquadro|parole)\b/.test(parts.instruction ?? "") &&
  !hasGap(line) &&
  wordsOfBank(line).length > 1;
