import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FieldError } from '../ui/fields/field-error.tsx'
import { ImageField } from '../ui/fields/image-field.tsx'
import { ImagePreview } from '../ui/fields/image-preview.tsx'
import { SelectField, TextArea, TextField } from '../ui/fields/text-field.tsx'
import type { ImageUpload, UploadState } from '../ui/fields/use-image-upload.ts'
import { SearchBox } from '../ui/table/table-tools.tsx'
import { nothing } from './nothing.ts'
import type { Chapter } from './specimen.ts'

const choices = [
  { value: 'low', text: 'Low stock first' },
  { value: 'name', text: 'Name, from A' },
]

function imageField(state: UploadState, problem?: string) {
  const upload: ImageUpload = { state, send: async () => null, clear: nothing }
  return (
    <ImageField
      label="Image"
      hint="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB."
      sending="Sending the picture"
      again="Try again"
      upload={upload}
      problem={problem}
      file={undefined}
      onChoose={nothing}
    />
  )
}

/** Form fields. */
export const fields: Chapter = {
  title: 'What is filled in',
  specimens: [
    {
      of: [TextField],
      states: {
        empty: <TextField label="Phone" hint="In case the carrier has a question." />,
        filled: <TextField label="Phone" defaultValue="+44 20 7946 0123" />,
        'with the focus': (
          <div className="[&_.field-box]:[outline:var(--focus)] [&_.field-box]:outline-offset-[3px]">
            <TextField label="Phone" />
          </div>
        ),
        disabled: <TextField label="Email" defaultValue="mo@example.com" disabled />,
        wrong: <TextField label="Email" defaultValue="mo@example" problem="Provide a valid Email" />,
      },
    },
    {
      of: [TextArea],
      states: {
        empty: <TextArea label="Address" hint="Where the parcel goes." />,
        wrong: <TextArea label="Address" problem="address is Required" />,
      },
    },
    {
      of: [SelectField],
      states: {
        'at rest': <SelectField label="Tool" hint="The tool that the review is about." choices={choices} />,
        wrong: <SelectField label="Tool" choices={choices} problem="Choose a tool that you bought." />,
      },
    },
    {
      of: [Checkbox],
      states: {
        'at rest': (
          <Checkbox checked={false} onChange={nothing}>
            Mark the request as handled
          </Checkbox>
        ),
        ticked: (
          <Checkbox checked onChange={nothing}>
            Mark the request as handled
          </Checkbox>
        ),
      },
    },
    { of: [FieldError], states: { shown: <FieldError id="specimen" text="Image is Required" /> } },
    {
      of: [ImageField],
      states: {
        empty: imageField({ status: 'idle' }),
        'on its way': imageField({ status: 'sending', part: 0.4 }),
        failed: imageField({ status: 'failed', message: 'The picture did not load.' }),
        wrong: imageField({ status: 'idle' }, 'Image is Required'),
      },
    },
    {
      of: [ImagePreview],
      states: {
        empty: <ImagePreview file={undefined} current={undefined} />,
        filled: <ImagePreview file={undefined} current="/pictures/chain-whip-480.webp" />,
      },
    },
    {
      of: [SearchBox],
      states: {
        empty: <SearchBox label="Search" hint="Name of the product" value="" onSearch={nothing} />,
        filled: <SearchBox label="Search" value="chain" onSearch={nothing} />,
      },
    },
  ],
}
