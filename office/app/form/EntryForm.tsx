import Form from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  type ErrorSchema,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';
import { useMemo } from 'react';
import type { Data, Entry, Problem } from '../api-types.ts';
import {
  CheckboxWidget,
  ColorWidget,
  MarkWidget,
  ReferenceWidget,
  SelectWidget,
} from './choosing-widgets.tsx';
import {
  BaseInput,
  FieldTemplate,
  HeadingWidget,
  hintsOf,
  LongTextWidget,
  PageList,
  type OfficeFormContext,
} from './fields.tsx';
import { PictureWidget } from './pictures.tsx';
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
} from './templates.tsx';

/** The form itself validates nothing: the server does, by the same rules as the build, with better messages. */
const noValidation: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  OptionalDataControlsTemplate,
  BaseInputTemplate: BaseInput,
};

/** The control of a text field, chosen by the hints in its schema. */
const TextWidget = (props: WidgetProps) => {
  const { widget, target } = hintsOf(props.schema);
  if (widget === 'heading') return <HeadingWidget {...props} />;
  if (widget === 'longText') return <LongTextWidget {...props} />;
  if (widget === 'picture') return <PictureWidget {...props} />;
  if (widget === 'color') return <ColorWidget {...props} />;
  if (widget === 'mark') return <MarkWidget {...props} />;
  const isReference = target !== undefined && target !== 'address';
  return isReference ? <ReferenceWidget {...props} /> : <BaseInput {...props} />;
};

/** rjsf's own NumberField parses what is typed, even 4e3 as 4000; ours leaves that to its control. */
const NumberField = (props: FieldProps) => {
  const { StringField } = props.registry.fields;
  return StringField ? <StringField {...props} /> : null;
};

const fields = { NumberField };

const widgets = { CheckboxWidget, SelectWidget, DateWidget: BaseInput, TextWidget };

/** Fields left empty stay out of the file. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

/** A form begins with the top of the page. Search metadata, and whether the page is hidden, come last. */
const lastFields = ['head', 'hidden'];

const uiSchema: UiSchema = {
  'ui:order': ['*', ...lastFields],
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
};

/** Problems as rjsf expects them: a tree of fields. */
const errorSchemaFrom = (problems: readonly Problem[]): ErrorSchema => {
  const builder = new ErrorSchemaBuilder();
  for (const { field, message } of problems) builder.addErrors(message, field.map(String));
  return builder.ErrorSchema;
};

/** The group that a form begins with; undefined when it begins with a plain field. */
const firstGroupOf = ({ properties = {} }: Entry['schema']): string | undefined => {
  const first = Object.entries(properties).find(([name]) => !lastFields.includes(name));
  return first && ['object', 'array'].includes(first[1].type ?? '') ? first[0] : undefined;
};

interface EntryFormProps extends Omit<OfficeFormContext, 'opened'> {
  data: Data;
  problems: readonly Problem[];
  onChange: (data: Data) => void;
}

/** The form of an entry, generated from its schema. */
export const EntryForm = ({ entry, data, problems, onRemoved, onChange }: EntryFormProps) => {
  const formContext: OfficeFormContext = { entry, opened: firstGroupOf(entry.schema), onRemoved };
  const extraErrors = useMemo(() => errorSchemaFrom(problems), [problems]);
  return (
    <Form
      tagName="div"
      schema={entry.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={data}
      extraErrors={extraErrors}
      validator={noValidation}
      templates={templates}
      fields={fields}
      widgets={widgets}
      formContext={formContext}
      experimental_defaultFormStateBehavior={noDefaults}
      showErrorList={false}
      noValidate
      noHtml5Validate
      onChange={({ formData }) => onChange(formData as Data)}
    >
      <PageList />
    </Form>
  );
};
