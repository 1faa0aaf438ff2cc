/**
 * Stores picture files outside the database. A key is used once, so neither a late deletion nor a repeated upload can
 * affect the file of another picture.
 */
export interface PictureStore {
  /**
   * Stores a file.
   *
   * @throws ImageHostFailure when it may not be stored.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Returns a file; undefined without one.
   *
   * @throws ImageHostFailure when the store does not answer correctly.
   */
  get(key: string): Promise<Uint8Array | undefined>
  /**
   * Deletes a file; a missing file counts as deleted.
   *
   * @throws ImageHostFailure when the file may still exist.
   */
  remove(key: string): Promise<void>
}
