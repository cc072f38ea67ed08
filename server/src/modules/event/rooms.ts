import { eventRooms } from './service/eventRoom.ts';
import type { Rooms } from '../../base/meetingDesk.ts';

export const rooms: readonly Rooms[] = [eventRooms];
