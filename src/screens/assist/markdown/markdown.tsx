// Renders the assistant's Markdown as React elements. HTML in the text is always shown as text.
import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import { sanitizeLines, textStart } from '#lib/text/sanitize.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { MailLink } from '#ui/button/mail-link.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './markdown.css.ts';
import { decodeEntities, parseMarkdown, safeUrl } from './parse.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { COPY_CODE } from './messages.ts';

interface HighlightedCode {
  text: string;
  code: ReactNode;
}

/** Code in other languages has no colors. */
const HIGHLIGHTED_LANGUAGES: readonly string[] = ['yaml', 'yml', 'json'];

/** Loads the highlighter with the first code that needs it. Until then, and if loading fails, the code stays plain. */
function useHighlightedCode(text: string, language: string): ReactNode {
  const [highlightedCode, setHighlighted] = useState<HighlightedCode>();
  useEffect(() => {
    if (!HIGHLIGHTED_LANGUAGES.includes(language)) return;
    let isCurrent = true;
    void import('./highlight.tsx').then(
      ({ highlightYaml }) => isCurrent && setHighlighted({ text, code: highlightYaml(text) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return highlightedCode?.text === text ? highlightedCode.code : undefined;
}

function CodeBlock({ text, language }: { text: string; language: string }) {
  const { shown: start } = textStart(text);
  const [name = ''] = language.toLowerCase().split(/\W/);
  const highlighted = useHighlightedCode(start, name);
  return (
    <div className={css.codeBlock}>
      <div className={css.codeHead}>
        <span>{sanitizeLines(name)}</span>
        <CopyButton text={text} label={COPY_CODE} />
      </div>
      <LongText text={text} hasCopy>
        {(shown) => (
          // A scrolling area needs keyboard focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={css.code} tabIndex={0}>
            <code>{highlighted ?? shown}</code>
          </pre>
        )}
      </LongText>
    </div>
  );
}

export function Markdown({ text }: { text: string }) {
  const tokens = parseMarkdown(text);
  return (
    <div className={css.markdown}>
      {tokens ? (
        renderTokens(tokens)
      ) : (
        <LongText text={text}>{(shown) => <p className={css.preservedLines}>{shown}</p>}</LongText>
      )}
    </div>
  );
}

/** Creates an element whose children have no keys, because only their order identifies them. */
const withChildren = (tag: string | typeof Fragment, children: readonly ReactNode[]) =>
  createElement(tag, null, ...children);

// The parser has no extensions, so there are no other kinds of tokens.
const renderTokens = (tokens: readonly Token[] = []): ReactNode =>
  withChildren(
    Fragment,
    tokens.map((token) => renderToken(token as MarkedToken)),
  );

const renderText = (text: string) => sanitizeLines(decodeEntities(text));

/**
 * Renders a link. If its text does not contain the host, the host follows. If the address is not allowed, only the text
 * is shown.
 */
function renderLink(href: string, label: ReactNode, text: string): ReactNode {
  const url = safeUrl(href);
  if (!url) return label;
  if (url.protocol === 'mailto:') return <MailLink to={url.href}>{renderText(text)}</MailLink>;
  return (
    <ExternalLink to={url.href}>
      {label}
      {!text.includes(url.host) && ` (${sanitizeLines(url.host)})`}
    </ExternalLink>
  );
}

function renderList({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = withChildren(
    Fragment,
    items.map(({ tokens }) => withChildren('li', [renderTokens(tokens)])),
  );
  return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

const renderCells = (tag: string, cells: readonly Tokens.TableCell[]) =>
  withChildren(
    'tr',
    cells.map(({ tokens }) => withChildren(tag, [renderTokens(tokens)])),
  );

function renderTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    // A scrolling area needs keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scrollable} tabIndex={0}>
      <table>
        <thead>{renderCells('th', header)}</thead>
        {withChildren(
          'tbody',
          rows.map((cells) => renderCells('td', cells)),
        )}
      </table>
    </div>
  );
}

function renderToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{renderTokens(token.tokens)}</p>;
    case 'text':
      return 'tokens' in token && token.tokens ? renderTokens(token.tokens) : renderText(token.text);
    case 'heading':
      return <p className={css.heading}>{renderTokens(token.tokens)}</p>;
    case 'strong':
      return <strong>{renderTokens(token.tokens)}</strong>;
    case 'em':
      return <em>{renderTokens(token.tokens)}</em>;
    case 'del':
      return <del>{renderTokens(token.tokens)}</del>;
    case 'codespan':
      return <code className={css.inlineCode}>{renderText(token.text)}</code>;
    case 'code':
      return <CodeBlock text={token.text} language={token.lang ?? ''} />;
    case 'blockquote':
      return <blockquote className={css.quote}>{renderTokens(token.tokens)}</blockquote>;
    case 'list':
      return renderList(token);
    case 'table':
      return renderTable(token);
    case 'link':
      return renderLink(token.href, renderTokens(token.tokens), token.text);
    case 'image':
      return renderLink(token.href, renderText(token.text || token.href), token.text || token.href);
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
      return renderText(token.text);
    default:
      return renderText(token.raw);
  }
}
