/** What a member may upload as a picture (PRO-05, THR-34). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** In bytes: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;

/** Where pictures are served; a picture's address is this and its key. */
export const pictureBase = '/files/images/';
