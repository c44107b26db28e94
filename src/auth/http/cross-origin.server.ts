/** Sites that auth links may redirect to. */
export function originsOf(redirectUrls: readonly string[]): string[] {
  return redirectUrls.map((url) => new URL(url.replace(/\*$/, '')).origin);
}

/**
 * CORS for the sites that links may redirect to. Tokens are sent in headers, never in cookies, so other
 * sites cannot act for a visitor.
 */
export function createCrossOrigin(redirectUrls: readonly string[]) {
  const origins = new Set(originsOf(redirectUrls));

  const allowed = (request: Request): string | null => {
    const origin = request.headers.get('origin');
    return origin !== null && origins.has(origin) ? origin : null;
  };

  return {
    /** The response to a CORS preflight request; null for any other request. */
    preflight(request: Request): Response | null {
      if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) {
        return null;
      }
      const headers: Record<string, string> = { Vary: 'Origin, Access-Control-Request-Headers' };
      const origin = allowed(request);
      if (origin) {
        headers['Access-Control-Allow-Origin'] = origin;
        headers['Access-Control-Allow-Methods'] = 'GET, POST, PUT, PATCH, DELETE';
        headers['Access-Control-Allow-Headers'] =
          'Accept, Authorization, Cache-Control, Content-Type, Range, apikey, X-Client-Info, X-Metadata, X-Supabase-Api-Version, X-Upsert';
        headers['Access-Control-Max-Age'] = '600';
      }
      return new Response(null, { status: 204, headers });
    },
    /** Adds CORS headers if the origin is allowed. */
    open(request: Request, response: Response): Response {
      if (origins.size === 0) return response;
      response.headers.append('Vary', 'Origin');
      const origin = allowed(request);
      if (origin) {
        response.headers.set('Access-Control-Allow-Origin', origin);
        response.headers.set(
          'Access-Control-Expose-Headers',
          'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After',
        );
      }
      return response;
    },
  };
}
