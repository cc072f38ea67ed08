// The forms with large packages, in one file: each further way to load these would cut the files of members' pages anew
// that have the same packages.
export { DocumentPage } from './DocumentPage.tsx';
export { EnrollDialog } from './run/EnrollDialog.tsx';
export { GiveRecordingDialog } from './run/GiveRecordingDialog.tsx';
export { MoveMeetingDialog } from './run/MoveMeetingDialog.tsx';
export { RecordingFilm } from './run/RecordingFilm.tsx';
export { InviteDialog, RolesDialog } from './RolesDialog.tsx';
