/**
 * Keeps the files of pictures outside the database. A key is used once: neither a late deletion nor a repeated upload
 * can then touch the file of another picture.
 */
export interface PictureStore {
  /**
   * Stores a file.
   *
   * @throws ImageHostFailure when it may not be stored.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Returns a file; undefined when there is none.
   *
   * @throws ImageHostFailure when the store does not answer as it must.
   */
  get(key: string): Promise<Uint8Array | undefined>
  /**
   * Deletes a file; one that is not there counts as deleted.
   *
   * @throws ImageHostFailure when it may still be there.
   */
  remove(key: string): Promise<void>
}
