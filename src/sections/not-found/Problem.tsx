import { Onward } from '../shared/Onward/Onward.tsx';
import { PageText } from '../shared/PageText/PageText.tsx';

interface ProblemProps {
  title: string;
  sentence: string;
  links: readonly { label: string; href: string }[];
}

/** What went wrong, in one sentence, and the ways onward. */
export const Problem = ({ title, sentence, links }: ProblemProps) => (
  <PageText heading={title} paragraphs={[sentence]}>
    <Onward links={links} />
  </PageText>
);
