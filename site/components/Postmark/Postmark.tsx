import { clsx } from 'clsx';
import { useId } from 'react';
import { MarkPaths } from '../Bloom/Bloom.tsx';

interface PostmarkProps {
  className: string | undefined;
  /** Runs once around the bloom, in capitals. Decorative, so screen readers skip it. */
  text: string;
}

export const Postmark = ({ text, className }: PostmarkProps) => {
  const circle = useId();
  return (
    <svg
      className={clsx('brand', className)}
      viewBox="0 0 200 200"
      width="200"
      height="200"
      aria-hidden="true"
    >
      <defs>
        <path id={circle} d="M100 32a68 68 0 1 1 -.1 0" />
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <circle cx="100" cy="100" r="95" />
        <circle cx="100" cy="100" r="54" strokeWidth="1.5" />
      </g>
      <text fill="currentColor" fontSize="19" fontWeight="600">
        <textPath href={`#${circle}`} textLength="418" lengthAdjust="spacing">
          {text.toUpperCase()}
        </textPath>
      </text>
      <g fill="currentColor" transform="translate(62 62) scale(1.58)">
        <MarkPaths />
      </g>
    </svg>
  );
};
