const parts =
  /^(?<open>\uFEFF?---[ \t]*\r?\n)(?<head>[\s\S]*?\r?\n)(?<close>---[ \t]*(?:\r?\n|$))(?<body>[\s\S]*)$/u;

/** The text of a Markdown file, with the lines of hyphens around its fields. */
interface MarkdownParts {
  open: string;
  /** YAML. */
  head: string;
  close: string;
  body: string;
}

/** Takes a Markdown file apart; undefined where it does not begin with fields between lines of hyphens. */
export const splitFrontMatter = (text: string): MarkdownParts | undefined => {
  const { open, head, close, body = '' } = parts.exec(text)?.groups ?? {};
  return open && head && close ? { open, head, close, body } : undefined;
};
