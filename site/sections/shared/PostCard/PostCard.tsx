import { UnbrokenHyphens } from '../../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import { Arch, type PictureProps } from '../../../components/Picture/Picture.tsx';
import type { Post } from '@agency/content-model/schemas/blog.ts';

export interface PostCardProps extends Pick<Post, 'title' | 'summary' | 'category'> {
  href: string;
  published: { iso: string; text: string };
  /** None beside the same one in large. */
  cover?: PictureProps;
}

/** A post as a card that links to it as a whole. The title says everything, so the picture has no alt text. */
export const PostCard = ({ title, summary, href, category, published, cover }: PostCardProps) => (
  <article className="stack gap-4 relative">
    {cover && <Arch shape="window" tone="soft" className="above-2" {...cover} alt="" />}
    <div className="stack gap-1 items-top">
      <p className="quiet">
        {category},{' '}
        <time className="unbroken" dateTime={published.iso}>
          {published.text}
        </time>
      </p>
      <h3 className={cover ? 'size-2' : 'size-3'}>
        <StretchedLink href={href}>
          <UnbrokenHyphens text={title} />
        </StretchedLink>
      </h3>
      <p>{summary}</p>
    </div>
  </article>
);
