import { sessionRooms } from './service/sessionRoom.ts';
import type { Rooms } from '../../base/meetingDesk.ts';

export const rooms: readonly Rooms[] = [sessionRooms];
