import type { WidgetProps } from '@rjsf/utils';
import { ask } from '../api.ts';
import { useStatus } from '../shell/status.tsx';
import { UploadButton } from './UploadButton.tsx';
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
      <UploadButton accept=".svg,image/svg+xml" onFile={(file) => void take(file)}>
        Upload an SVG
      </UploadButton>
    </div>
  );
};
