import { createHash } from 'node:crypto';

const attributes = /((?:"[^"]*"|'[^']*'|[^'">])*)/u.source;
const script = new RegExp(`<script\\b${attributes}>([\\s\\S]*?)</script\\s*>`, 'giu');
const style = new RegExp(`<style\\b${attributes}>([\\s\\S]*?)</style\\s*>`, 'giu');

/** HTML Standard, "prepare the script element": any other type makes a data block, which never runs. */
const runs = (tag: string) => {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/iu.exec(tag)?.[1] ?? '';
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/iu.test(type);
};

const isInlineScript = (tag: string) => !/\ssrc\s*=/iu.test(tag) && runs(tag);

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The policy sources that let a document's own inline scripts and styles in, and no others. */
export const inlineHashes = (html: string) => ({
  scripts: [...html.matchAll(script)]
    .filter(([, tag = '']) => isInlineScript(tag))
    .map(([, , content = '']) => hash(content)),
  styles: [...html.matchAll(style)].map(([, , content = '']) => hash(content)),
});
