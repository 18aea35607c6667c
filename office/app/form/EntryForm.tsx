import Form from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  setByPath,
  type ErrorSchema,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';
import { Suspense, useMemo, type ComponentType } from 'react';
import type { Data, Entry, Problem } from '../api-types.ts';
import {
  CheckboxWidget,
  ColorWidget,
  MarkWidget,
  ReferenceWidget,
  SelectWidget,
  withOwnColors,
} from './choosing-widgets.tsx';
import {
  asText,
  BaseInput,
  contextOf,
  describedBy,
  fillIn,
  FieldTemplate,
  HeadingWidget,
  hintsOf,
  LongTextWidget,
  PageList,
  type OfficeFormContext,
} from './fields.tsx';
import { say } from '../shell/status.tsx';
import { oldDescription } from './old-description.ts';
import { PictureWidget } from './pictures.tsx';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './lists.tsx';
import { RichText } from './rich-text/RichText.tsx';
import {
  MultiSchemaFieldTemplate,
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
  MultiSchemaFieldTemplate,
  OptionalDataControlsTemplate,
  BaseInputTemplate: BaseInput,
};

const RichTextWidget = (props: WidgetProps) => (
  <Suspense>
    <RichText
      id={props.id}
      label={props.label}
      fill={(text) => fillIn(contextOf(props.registry).entry, text)}
      describedBy={describedBy(props)}
      isWrong={(props.rawErrors?.length ?? 0) > 0}
      value={asText(props.value)}
      onChange={(text) => props.onChange(text || undefined)}
    />
  </Suspense>
);

const textWidgets: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  heading: HeadingWidget,
  longText: LongTextWidget,
  richText: RichTextWidget,
  picture: PictureWidget,
  color: ColorWidget,
  mark: MarkWidget,
};

/** The control of a text field, chosen by the hints in its schema. */
const TextWidget = (props: WidgetProps) => {
  const { widget = '', target = 'address' } = hintsOf(props.schema);
  const Plain = target === 'address' ? BaseInput : ReferenceWidget;
  const Widget = textWidgets[widget] ?? Plain;
  return <Widget {...props} />;
};

/** rjsf's own NumberField parses what is typed, even 4e3 as 4000; ours leaves that to its control. */
const NumberField = (props: FieldProps) => {
  const { StringField } = props.registry.fields;
  return StringField ? <StringField {...props} /> : null;
};

const fields = { NumberField };

const widgets = {
  CheckboxWidget,
  SelectWidget,
  DateWidget: BaseInput,
  TimeWidget: BaseInput,
  TextWidget,
};

/** Fields left empty stay out of the file. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

/** A form begins with the top of the page. Search metadata comes last. */
const uiSchema: UiSchema = {
  'ui:order': ['*', 'head'],
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
  const first = Object.entries(properties).find(
    ([name, { widget }]) => name !== 'head' && widget !== 'none',
  );
  return first && ['object', 'array'].includes(first[1].type ?? '') ? first[0] : undefined;
};

const idOf = ({ field }: Problem): string => ['root', ...field].join('_');

/** Advice by the id of its control. */
const adviceById = (advice: readonly Problem[]): OfficeFormContext['advice'] =>
  Object.fromEntries(
    Object.entries(Object.groupBy(advice, idOf)).map(([id, some = []]) => [
      id,
      some.map(({ message }) => message).join(' '),
    ]),
  );

interface EntryFormProps extends Omit<OfficeFormContext, 'opened' | 'advice' | 'instead'> {
  data: Data;
  /** The content as it was last saved; undefined if nobody knows. */
  saved: Data | undefined;
  problems: readonly Problem[];
  advice: readonly Problem[];
  onChange: (data: Data) => void;
}

/** The form of an entry, generated from its schema. */
export const EntryForm = (props: EntryFormProps) => {
  const { entry, data, saved, problems, advice, onRemoved, onAdded, onChange } = props;
  const formContext: OfficeFormContext = {
    entry,
    opened: firstGroupOf(entry.schema),
    advice: adviceById(advice),
    instead: Object.fromEntries(problems.map((one) => [idOf(one), one.instead])),
    onRemoved,
    onAdded,
  };
  const take = (changed: Data) => {
    const typed = withOwnColors(data, changed);
    const old = oldDescription(data, typed, saved);
    if (!old) return onChange(typed);
    onRemoved(old, 'What the old picture showed');
    say('Now say what the new picture shows: the old words are taken out.');
    const emptied = structuredClone(typed);
    setByPath(emptied, old, undefined);
    return onChange(emptied);
  };
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
      onChange={({ formData }) => take(formData as Data)}
    >
      <PageList />
    </Form>
  );
};
