import type { Rooms } from '../../base/meetingDesk.ts';
import { sessionRooms } from './service/sessionRoom.ts';

export const rooms: readonly Rooms[] = [sessionRooms];
