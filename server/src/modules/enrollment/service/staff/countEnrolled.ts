// How many people a change of a session is met by, for the kinds of documents of other modules.
export { countEnrolled } from '../../store/sessionSeats.ts';
