import type { FieldTemplateProps } from '@rjsf/utils';
import { clsx } from 'clsx';
import styles from './form.module.css';

/** Label, hint, the control and what is wrong with it. */
export const FieldTemplate = (props: FieldTemplateProps) => {
  const { id, label, children, rawDescription, rawErrors = [], required, schema, uiSchema } = props;
  if (schema.type === 'object' || schema.type === 'array') return children;
  const isBox = schema.type === 'boolean';
  const hint = uiSchema?.['ui:description'] ?? rawDescription;
  return (
    <div className={clsx(rawErrors.length > 0 && styles.wrong)}>
      {!isBox && (
        <label htmlFor={id} className="strong">
          {label}
          {!required && <span className={clsx('quiet', styles.optional)}> (optional)</span>}
        </label>
      )}
      {hint && !isBox && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {children}
      {rawErrors.length > 0 && (
        <p id={`${id}-problem`} className="small strong accent">
          {rawErrors.join(' ')}
        </p>
      )}
    </div>
  );
};
