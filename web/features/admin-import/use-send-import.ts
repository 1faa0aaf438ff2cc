import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImportContents } from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { PictureUpload } from '../../forms/picture-field.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { type Chosen, sendFile } from './send-file.ts'
import { type FailedPicture, PictureUploads } from './upload-pictures.ts'

/** The chosen files, and how they are sent. */
interface Sending extends Chosen {
  /** Whether pictures that could not be uploaded are left out. */
  readonly without: boolean
  /** What the file contains; undefined if the shop should recognize it. */
  readonly contents: ImportContents | undefined
}

/** The progress of the picture uploads; undefined if none is running. */
interface Progress {
  readonly done: number
  readonly all: number
}

/**
 * Sends the chosen files: the pictures first, then the product file with their addresses. Opens the page of the import.
 */
export function useSendImport() {
  const api = useApi()
  const navigate = useNavigate()
  const upload = useContext(PictureUpload)
  const uploads = useRef(new PictureUploads())
  const [progress, setProgress] = useState<Progress>()
  const [failed, setFailed] = useState<readonly FailedPicture[]>([])
  const { busyWith, failure, start, cancel, forget } = useAction(
    useCallback(
      async ({ file, pictures, without, contents }: Sending, signal) => {
        const onDone = (done: number) => {
          if (!signal.aborted) setProgress({ done, all: pictures.length })
        }
        setFailed([])
        try {
          const sent = await uploads.current.send(pictures, { upload, signal, onDone })
          setFailed(without ? [] : sent.failed)
          if (sent.failed.length > 0 && !without) return
          const id = await sendFile(api, file, sent.pictures, signal, contents)
          await navigate(dashboardLinks.oneImport(id))
        } catch (error) {
          if (!signal.aborted) throw error
        } finally {
          setProgress(undefined)
        }
      },
      [api, navigate, upload],
    ),
  )
  useEffect(() => cancel, [cancel])
  return {
    busy: busyWith !== undefined,
    failure: failure?.message,
    progress,
    failed,
    send: (chosen: Chosen, how: Pick<Sending, 'without' | 'contents'>) => start({ ...chosen, ...how }),
    stop: cancel,
    forget() {
      setFailed([])
      forget()
    },
  }
}
