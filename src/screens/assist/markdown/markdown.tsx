// Markdown of the assistant's as elements of our own: no HTML in it ever becomes HTML.
import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { MailLink } from '#ui/button/mail-link.tsx';
import { CodeBlock } from './code-block.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './markdown.css.ts';
import { decoded, parsed, safeUrl } from './parse.ts';

export function Markdown({ text }: { text: string }) {
  const tokens = parsed(text);
  return (
    <div className={css.markdown}>
      {tokens ? all(tokens) : <LongText text={text}>{(shown) => <p className={css.lines}>{shown}</p>}</LongText>}
    </div>
  );
}

/** Children whose order is all that tells them apart. */
const within = (tag: string | typeof Fragment, children: readonly ReactNode[]) => createElement(tag, null, ...children);

// There are no extensions, which could bring tokens of other kinds.
const all = (tokens: readonly Token[] = []): ReactNode =>
  within(
    Fragment,
    tokens.map((token) => drawn(token as MarkedToken)),
  );

const words = (text: string) => sanitizeLines(decoded(text));

/** The name of its site follows a link that does not say it. */
function link(href: string, label: ReactNode, text: string): ReactNode {
  const url = safeUrl(href);
  if (!url) return label;
  if (url.protocol === 'mailto:') return <MailLink to={url.href}>{words(text)}</MailLink>;
  return (
    <ExternalLink to={url.href}>
      {label}
      {!text.includes(url.host) && ` (${sanitizeLines(url.host)})`}
    </ExternalLink>
  );
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = within(
    Fragment,
    items.map(({ tokens }) => within('li', [all(tokens)])),
  );
  return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

const cellsOf = (tag: string, cells: readonly Tokens.TableCell[]) =>
  within(
    'tr',
    cells.map(({ tokens }) => within(tag, [all(tokens)])),
  );

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    // What does not fit is scrolled to, by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.wide} tabIndex={0}>
      <table>
        <thead>{cellsOf('th', header)}</thead>
        {within(
          'tbody',
          rows.map((cells) => cellsOf('td', cells)),
        )}
      </table>
    </div>
  );
}

function drawn(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{all(token.tokens)}</p>;
    case 'text':
      return 'tokens' in token && token.tokens ? all(token.tokens) : words(token.text);
    case 'heading':
      return <p className={css.heading}>{all(token.tokens)}</p>;
    case 'strong':
      return <strong>{all(token.tokens)}</strong>;
    case 'em':
      return <em>{all(token.tokens)}</em>;
    case 'del':
      return <del>{all(token.tokens)}</del>;
    case 'codespan':
      return <code className={css.inline}>{words(token.text)}</code>;
    case 'code':
      return <CodeBlock text={token.text} language={token.lang ?? ''} />;
    case 'blockquote':
      return <blockquote className={css.quote}>{all(token.tokens)}</blockquote>;
    case 'list':
      return list(token);
    case 'table':
      return table(token);
    case 'link':
      return link(token.href, all(token.tokens), token.text);
    case 'image':
      return link(token.href, words(token.text || token.href), token.text || token.href);
    case 'br':
      return <br />;
    case 'hr':
      return <hr className={css.rule} />;
    case 'space':
    case 'def':
      return null;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'escape':
      return words(token.text);
    default:
      return words(token.raw);
  }
}
