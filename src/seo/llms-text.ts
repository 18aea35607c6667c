export interface LlmsLink {
  name: string;
  /** The path inside the site. */
  href: string;
  description: string;
}

interface LlmsText {
  name: string;
  summary: string;
  /** Facts that should not be got wrong, one a line. */
  facts: readonly string[];
  sections: readonly { heading: string; links: readonly LlmsLink[] }[];
}

/** The site for language models, in the form of llmstxt.org: Markdown, one link a page. */
export const llmsText = (origin: string, { name, summary, facts, sections }: LlmsText): string => {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => {
      const lines = links.map(
        (link) => `- [${link.name}](${origin}${link.href}): ${link.description}`,
      );
      return `## ${heading}\n\n${lines.join('\n')}`;
    });
  const head = [`# ${name}`, `> ${summary}`, facts.map((fact) => `- ${fact}`).join('\n')];
  return `${[...head, ...lists].join('\n\n')}\n`;
};
