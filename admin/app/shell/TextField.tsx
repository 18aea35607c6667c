import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onText: (text: string) => void;
}

/** A line to type in, under its label. */
export const TextField = ({ label, onText, ...input }: TextFieldProps) => (
  <label className="stack gap-0 strong measure-30">
    {label}
    <input {...input} onChange={({ target }) => onText(target.value)} />
  </label>
);
