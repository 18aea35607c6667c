import Pdf from 'pdfkit';
import type { PageHead } from '../../src/content-schemas/page-head.ts';
import { problemIn } from '../check-entries.ts';
import type { Problem } from '../problem.ts';
import { ownText } from './own-text.ts';
import { templateOf, type SitePage } from './site-page.ts';
import { assess, paperOf } from './yoast-engine.ts';

/** Lists, a form and legal texts: the engine judges them as it does category pages, not as articles. */
const collections = new Set<unknown>(['blog', 'case-studies', 'contact', 'legal', 'services']);

/** One check of the engine on one page; 8 and more is green, 4 and less is red. */
interface SeoCheck {
  page: SitePage;
  check: string;
  score: number;
  advice: string;
}

const isGreen = ({ score }: SeoCheck): boolean => score >= 8;

/** The title of the about page is fixed by the specification, and wider than search engines show. */
const isRed = ({ score, page, check }: SeoCheck): boolean =>
  score <= 4 && !(page.path === '/about' && check === 'titleWidth');

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/gu, '');

// Helvetica is as wide as the Arial in which search engines set titles.
const ruler = new Pdf().font('Helvetica').fontSize(20);

const asPaper = ({ path, html, entry }: SitePage) => {
  const { head } = entry.data as { head: PageHead };
  return paperOf(ownText(html), {
    keyword: head.focus,
    synonyms: head.keywords.filter((phrase) => phrase !== head.focus).join(', '),
    title: head.title,
    titleWidth: Math.round(ruler.widthOfString(head.title)),
    description: head.description,
    slug: path.slice(1),
    permalink: `https://www.example.com${path}`,
    textTitle: withoutTags(/<h1\b[^>]*>([\s\S]*?)<\/h1>/u.exec(html)?.[1] ?? ''),
    isFrontPage: path === '/',
  });
};

/** Everything Yoast’s engine has to say of a page: its search checks and its readability checks. */
const seoChecks = (page: SitePage): SeoCheck[] => {
  const paper = asPaper(page);
  const search = collections.has(templateOf(page)) ? 'CollectionSEOAssessor' : 'SEOAssessor';
  return [...assess(search, paper), ...assess('ContentAssessor', paper)].map((result) => ({
    page,
    check: result.getIdentifier(),
    score: result.getScore(),
    advice: withoutTags(result.getText()),
  }));
};

const percent = (part: number): string => `${Math.floor(part * 100)} %`;

const belowNineInTen = (checks: readonly SeoCheck[]): Problem[] => {
  const share = checks.filter(isGreen).length / checks.length;
  if (share >= 0.9) return [];
  const pages = Map.groupBy(
    checks.filter((check) => !isGreen(check)),
    ({ page }) => page.entry.file,
  );
  const worst = [...pages].sort(([, one], [, other]) => other.length - one.length).slice(0, 3);
  return worst.map(([file, remarks]) => ({
    file,
    message: `Nine in ten remarks of the SEO gate must be good over the whole site, and ${percent(share)} are. This file has ${remarks.length} others: ${remarks.map(({ advice }) => advice).join(' ')}`,
  }));
};

/** What Yoast’s engine holds against pages for search engines; no remark may be red, and nine in ten must be green. */
export const seoProblems = (pages: readonly SitePage[]): Problem[] => {
  const checks = pages.flatMap(seoChecks);
  const red = checks
    .filter(isRed)
    .map(({ page, advice }) => problemIn(page.entry, ['head', 'focus'], advice));
  return [...red, ...belowNineInTen(checks)];
};
