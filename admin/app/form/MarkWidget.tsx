import { clsx } from 'clsx';
import type { WidgetProps } from '@rjsf/utils';
import { ask } from '../api.ts';
import { useStatus } from '../shell/status.tsx';
import button from '../../../src/components/Button/Button.module.css';
import styles from './picture.module.css';
import { LongTextWidget } from './widgets.tsx';

/** A mark, written, or taken from a file, which is cleaned first. */
export const MarkWidget = (props: WidgetProps) => {
  const { onChange } = props;
  const { fail } = useStatus();
  const take = async (file: File) => {
    try {
      const { mark } = await ask<{ mark: string }>('POST', '/api/mark', { svg: await file.text() });
      onChange(mark);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <div className="stack gap-1 items-start">
      <LongTextWidget {...props} />
      <label className={clsx(button.button, button.secondary, 'compact', styles.upload)}>
        Upload an SVG
        <input
          type="file"
          accept=".svg,image/svg+xml"
          className="only-for-screen-readers"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
};
