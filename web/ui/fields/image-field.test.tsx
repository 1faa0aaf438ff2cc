// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImageField } from './image-field.tsx'
import { type UploadFile, useImageUpload } from './use-image-upload.ts'

const wrench = new File(['wrench'], 'wrench.jpg', { type: 'image/jpeg' })
const chain = new File(['chain'], 'chain.png', { type: 'image/png' })

interface PendingUpload {
  readonly file: File
  readonly signal: AbortSignal
  progress(part: number): void
  succeed(url: string): void
  fail(message: string): void
}

let uploads: PendingUpload[]
let submitted: (string | null)[]

/** An upload whose end the test controls. */
const upload: UploadFile = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message))
    uploads.push({ file, signal, progress: onProgress, succeed: resolve, fail })
  })

function Form({ current }: { readonly current?: string }) {
  const picture = useImageUpload(upload)
  const [file, choose] = useState<File>()
  const [missing, setMissing] = useState(false)
  async function submit(): Promise<void> {
    setMissing(!file)
    if (file) submitted.push(await picture.send(file))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input aria-label="Name" name="name" />
      <ImageField
        label="Image"
        hint="Up to 10 MB."
        sending="Uploading…"
        again="Try again"
        upload={picture}
        current={current}
        problem={missing ? 'Image is Required' : undefined}
        file={file}
        onChoose={choose}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => file && picture.sendEarly?.(file)}>
        Early
      </button>
      <button type="button" onClick={() => choose(undefined)}>
        Empty
      </button>
    </form>
  )
}

function uploadNumber(index: number): PendingUpload {
  const found = uploads[index]
  if (!found) throw new Error(`There is no upload number ${index}`)
  return found
}

const field = () => screen.getByLabelText<HTMLInputElement>('Image')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = () => document.querySelector('.image-preview img')?.getAttribute('src') ?? null

beforeEach(() => {
  uploads = []
  submitted = []
  let count = 0
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = vi.fn(() => `blob:picture-${++count}`)
      static override revokeObjectURL = vi.fn()
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('The input is named image, takes files and is described by its hint', () => {
  render(<Form />)
  expect([field().name, field().type]).toEqual(['image', 'file'])
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Up to 10 MB.',
  )
})

test('A submit without a required picture shows an error and uploads nothing', async () => {
  render(<Form />)
  await press('Save')
  expect(screen.getByRole('alert').textContent).toBe('Image is Required')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect([uploads, submitted]).toEqual([[], []])
})

test('A chosen picture replaces the current one in the preview before it is uploaded', async () => {
  render(<Form current="/images/old.webp" />)
  expect(shown()).toBe('/images/old.webp')
  await userEvent.upload(field(), wrench)
  expect(shown()).toBe('blob:picture-1')
  await userEvent.upload(field(), chain)
  expect(shown()).toBe('blob:picture-2')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture-1')
  expect(uploads).toEqual([])
})

test('Clearing the form shows the current picture again', async () => {
  render(<Form current="/images/old.webp" />)
  await userEvent.upload(field(), wrench)
  await press('Empty')
  expect(shown()).toBe('/images/old.webp')
  expect(field().files).toHaveLength(0)
})

test('Submitting uploads the picture, shows the progress and passes on the address', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  expect(uploadNumber(0).file).toBe(wrench)
  expect(screen.getByRole('status').textContent).toBe('Uploading…')
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading…' })
  act(() => uploadNumber(0).progress(0.25))
  expect(bar.value).toBe(0.25)
  act(() => uploadNumber(0).progress(1))
  expect(bar.hasAttribute('value')).toBe(false)
  await act(async () => uploadNumber(0).succeed('/images/new.webp'))
  expect(submitted).toEqual(['/images/new.webp'])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('A failed upload shows its error in the field, keeps the form, and can be tried again there', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.upload(field(), wrench)
  await press('Save')
  await act(async () => uploadNumber(0).fail('The shop is not responding.'))
  expect(submitted).toEqual([null])
  expect(screen.getByRole('alert').textContent).toContain('The shop is not responding.')
  expect([field().files?.[0], shown()]).toEqual([wrench, 'blob:picture-1'])
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')

  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(uploads).toHaveLength(2))
  await act(async () => uploadNumber(1).succeed('/images/new.webp'))
  expect(submitted).toEqual([null, '/images/new.webp'])
})

test('An uploaded picture is not uploaded again if the form is submitted again', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  await act(async () => uploadNumber(0).succeed('/images/new.webp'))
  await press('Save')
  await waitFor(() => expect(submitted).toEqual(['/images/new.webp', '/images/new.webp']))
  expect(uploads).toHaveLength(1)
})

test('Choosing another picture cancels the first upload and clears its error', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  await userEvent.upload(field(), chain)
  expect(uploadNumber(0).signal.aborted).toBe(true)
  await act(async () => uploadNumber(0).succeed('/images/late.webp'))
  expect(submitted).toEqual([null])
  await press('Save')
  await act(async () => uploadNumber(1).fail('Broken.'))
  await userEvent.upload(field(), wrench)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Leaving the form cancels its upload', async () => {
  const { unmount } = render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  unmount()
  expect(uploadNumber(0).signal.aborted).toBe(true)
})

test('An upload before the submit fails without moving the focus, and is repeated alone', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Early')
  await userEvent.click(screen.getByLabelText('Name'))
  await act(async () => uploadNumber(0).fail('Too large.'))
  expect(screen.getByRole('alert').textContent).toContain('Too large.')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await press('Try again')
  expect(uploads.map(({ file }) => file)).toEqual([wrench, wrench])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(submitted).toEqual([])
})

test('A submit waits for an upload that is already running, whose failure takes the focus', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Early')
  await press('Save')
  await act(async () => uploadNumber(0).fail('Too large.'))
  expect(uploads).toHaveLength(1)
  expect(submitted).toEqual([null])
  expect(document.activeElement).toBe(field())
})
