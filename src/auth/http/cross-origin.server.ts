/** Sites that auth links may redirect to. */
export function originsOf(redirectUrls: readonly string[]): string[] {
  return redirectUrls.map((url) => new URL(url.replace(/\*$/, '')).origin);
}

/**
 * Which other sites' pages may call the service: those that links may lead to. Tokens travel in
 * headers that scripts set, never in cookies, so nobody's visit can be used without their doing.
 */
export function createCrossOrigin(redirectUrls: readonly string[]) {
  const origins = new Set(originsOf(redirectUrls));

  const allowed = (request: Request): string | null => {
    const origin = request.headers.get('origin');
    return origin !== null && origins.has(origin) ? origin : null;
  };

  return {
    /** The answer to a browser that asks whether it may ask; null for anybody else. */
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
    /** Lets the page that asked read the answer, if it is one of those. */
    open(request: Request, answer: Response): Response {
      if (origins.size === 0) return answer;
      answer.headers.append('Vary', 'Origin');
      const origin = allowed(request);
      if (origin) {
        answer.headers.set('Access-Control-Allow-Origin', origin);
        answer.headers.set(
          'Access-Control-Expose-Headers',
          'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After',
        );
      }
      return answer;
    },
  };
}
