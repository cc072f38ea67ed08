/** A refusal with the shape of Stripe's errors. */
export class TillRefusal extends Error {
  readonly status: number;
  readonly body: {
    readonly error: {
      readonly type: string;
      readonly message: string;
      readonly code?: string;
      readonly param?: string;
    };
  };

  constructor(
    status: number,
    message: string,
    {
      type = 'invalid_request_error',
      ...rest
    }: { readonly type?: string; readonly code?: string; readonly param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}

/** What is not there, by the name of the parameter that names it; the path's own id is answered with 404. */
export function missing(what: string, id: string, param = 'id'): TillRefusal {
  const status = param === 'id' ? 404 : 400;
  return new TillRefusal(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

export function lacking(param: string): TillRefusal {
  return new TillRefusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function invalid(param: string, message: string): TillRefusal {
  return new TillRefusal(400, message, { code: 'parameter_invalid', param });
}
