import { useEffect, useState } from 'react'

interface ImagePreviewProps {
  /** The chosen file, before its upload. */
  readonly file: File | undefined
  /** The stored picture, shown if no file is chosen. */
  readonly current: string | undefined
}

/** Shows a picture in a frame that reserves its space. A picture that cannot be decoded is left out. */
export function ImagePreview({ file, current }: ImagePreviewProps) {
  const chosen = useObjectUrl(file)
  const [broken, setBroken] = useState<string>()
  const source = file ? chosen : current
  return (
    <div className="image-preview">
      {source && source !== broken && <img src={source} alt="" onError={() => setBroken(source)} />}
    </div>
  )
}

/** Returns an object URL for the file, and revokes it when the file changes. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => {
      URL.revokeObjectURL(created)
      setUrl(undefined)
    }
  }, [file])
  return url
}
