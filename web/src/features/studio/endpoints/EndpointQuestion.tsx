import { ActDialog } from '../ActDialog.tsx';
import {
  hostOf,
  removeEndpointAct,
  replaceSecretAct,
  replayDeliveriesAct,
  type Delivery,
  type Endpoint,
} from './endpointsQuery.ts';

/** An act that is asked for, about an endpoint or one message. */
export type QuestionAsked =
  | { readonly what: 'secret' | 'remove' | 'replay'; readonly endpoint: Endpoint }
  | { readonly what: 'one'; readonly delivery: Delivery };

export interface EndpointQuestionProps {
  asked: QuestionAsked;
  onSecret: (endpoint: Endpoint, secret: string | null) => void;
  onClose: () => void;
}

/** Asks before something is sent once more, a secret is replaced or an endpoint is removed (API-08). */
export const EndpointQuestion = ({ asked, onSecret, onClose }: EndpointQuestionProps) => {
  if (asked.what === 'one') {
    return (
      <ActDialog
        act={replayDeliveriesAct}
        input={{ deliveryId: asked.delivery.deliveryId }}
        takesAway={false}
        title={`Replay “${asked.delivery.title}”?`}
        confirm="Replay it"
        dismiss="Leave it"
        onClose={onClose}
      />
    );
  }
  const { endpoint } = asked;
  const { endpointId, secretNumber, address } = endpoint;
  if (asked.what === 'secret') {
    return (
      <ActDialog
        act={replaceSecretAct}
        input={{ endpointId, secretNumber }}
        takesAway={false}
        title={`Replace the secret of ${hostOf(address)}?`}
        confirm="Replace it"
        dismiss="Leave it"
        onDone={({ secret }) => {
          onSecret(endpoint, secret);
        }}
        onClose={onClose}
      />
    );
  }
  if (asked.what === 'remove') {
    return (
      <ActDialog
        act={removeEndpointAct}
        input={{ endpointId }}
        takesAway
        title={`Remove ${hostOf(address)}?`}
        confirm="Remove it"
        dismiss="Keep it"
        onClose={onClose}
      />
    );
  }
  return (
    <ActDialog
      act={replayDeliveriesAct}
      input={{ endpointId }}
      takesAway={false}
      title={`Replay what failed to ${hostOf(address)}?`}
      confirm="Replay it"
      dismiss="Leave it"
      onClose={onClose}
    />
  );
};
