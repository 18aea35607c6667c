import type { WidgetProps } from '@rjsf/utils';
import { address } from '../api.ts';
import { useLoad } from '../shell/use-load.ts';
import { controlProps } from './widgets.tsx';

/** A page of the site: chosen from the list, or typed. */
export const PageLinkWidget = (props: WidgetProps) => {
  const { answer = [] } = useLoad<{ address: string; title: string }[]>('/api/addresses');
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <>
      <input
        {...controlProps(props)}
        list={`${props.id}-pages`}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => props.onChange(target.value || undefined)}
      />
      <datalist id={`${props.id}-pages`}>
        {answer.map((page) => (
          <option key={page.address} value={page.address}>
            {page.title}
          </option>
        ))}
      </datalist>
    </>
  );
};

/** Something else of the content, by its name. What it names now stays to choose, even where it is gone. */
export const ReferenceWidget = (props: WidgetProps) => {
  const { value, onChange, options, required } = props;
  const target = String(options['target'] ?? '');
  const { answer = [] } = useLoad<{ id: string; title: string }[]>(
    address('/api/references', { target }),
  );
  const now = typeof value === 'string' ? value : '';
  const isKnown = answer.some(({ id }) => id === now);
  return (
    <select
      {...controlProps(props)}
      value={now}
      onChange={({ target: { value: chosen } }) => onChange(chosen || undefined)}
    >
      {(now === '' || !required) && <option value="">Choose …</option>}
      {now !== '' && !isKnown && <option value={now}>{now}</option>}
      {answer.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
};
